import { house } from '@otzar/domain/brand';
import * as messages from '#messages/shell';

/** Who the shop is, with what its pages alone tell (decision 015). */
export const brand = {
  ...house,
  /** Where opinions on the website go. */
  feedbackEmail: 'feedback@otzar.example',
  /** The name on `window` of the marketing tracker's queue, where the environment names a tracker. */
  trackerQueue: '_learnq',
  /** What the scripts of chat and feedback put into the page, as a selector: it gives way to the search. */
  partnerWidgets: '[data-widget="chat"], [data-widget="feedback"]',
  /** The shop in a messaging app. */
  messaging: { name: 'WhatsApp', href: 'https://wa.me/12125550143' },
  /** The shop's own pages elsewhere. */
  social: [
    { kind: 'photos', name: messages.photographs, href: 'https://photos.example/otzar' },
    { kind: 'posts', name: messages.posts, href: 'https://posts.example/otzar' },
    { kind: 'network', name: messages.community, href: 'https://network.example/otzar' },
  ],
  /** Merchandise total in dollars from which most orders ship free: said where nobody has given a place yet. */
  freeShippingFrom: 49,
} as const;

/** The document's title: the page's name with the brand, or the brand alone (specification, section 2). */
export const titled = (page?: string) => (page ? `${page} · ${brand.name}` : brand.name);
