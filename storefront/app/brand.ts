/** Who the shop is: the one file to change for another brand (design, point 11). */
export const brand = {
  name: 'Otzar',
  line: 'Books, gifts and school, in two languages',
  email: 'hello@otzar.example',
  /** Where opinions on the website go. */
  feedbackEmail: 'feedback@otzar.example',
  /** The script of a chat provider, which the server must allow; null while there is none. */
  chatScript: null as string | null,
  /** The shop in a messaging app. */
  messaging: { name: 'WhatsApp', href: 'https://wa.me/12125550143' },
  /** The shop's own pages elsewhere. */
  social: [
    { kind: 'photos', name: 'Our photographs', href: 'https://photos.example/otzar' },
    { kind: 'posts', name: 'Our short posts', href: 'https://posts.example/otzar' },
    { kind: 'network', name: 'Our community', href: 'https://network.example/otzar' },
  ],
  phone: '+1 (212) 555-0143',
  address: ['48 Orchard Row', 'New York, NY 10002'],
  postalCode: '10002',
  /** Merchandise total in dollars from which most orders ship free. */
  freeShippingFrom: 49,
} as const;

/** The document's title: the page's name with the brand, or the brand alone (specification, section 2). */
export const titled = (page?: string) => (page ? `${page} · ${brand.name}` : brand.name);
