/** Who the shop is and where it stands, as its pages, letters and promises tell alike (design, point 11). */
export const house = {
  name: 'Otzar',
  line: 'Books, gifts and school, in two languages',
  email: 'hello@otzar.example',
  phone: '+1 (212) 555-0143',
  address: ['48 Orchard Row', 'New York, NY 10002'],
  postalCode: '10002',
} as const;
