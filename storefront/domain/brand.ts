import { messages } from '#messages/brand';

/** Who the shop is and where it stands, as its pages, letters and promises tell alike (decision 015). */
export const house = {
  name: 'Otzar',
  /** What it is, in the language of whoever reads it. */
  get line() {
    return messages.line;
  },
  email: 'hello@otzar.example',
  phone: '+1 (212) 555-0143',
  address: ['48 Orchard Row', 'New York, NY 10002'],
  postalCode: '10002',
} as const;

/** Who sells, as the law wants it on an invoice: the name that the shop is registered under, and its tax number. */
export const seller = {
  legalName: 'Otzar Books, LLC',
  taxNumber: 'EIN 00-0000000',
} as const;
