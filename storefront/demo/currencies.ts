import type { currency } from '../server/db/schema.ts';

/** What prices can be shown in from the first day; the dollar first, as it is what is paid. */
export const currencies: (typeof currency.$inferInsert)[] = [
  { currency: 'USD', name: 'US Dollar', rate: 1, symbol: '' },
  { currency: 'ILS', name: 'Israeli New Shekel', rate: 3.65, symbol: '₪' },
  { currency: 'EUR', name: 'Euro', rate: 0.86, symbol: '€' },
  { currency: 'GBP', name: 'Pound Sterling', rate: 0.75, symbol: '£' },
  { currency: 'CAD', name: 'Canadian Dollar', rate: 1.4, symbol: 'CA$' },
].map((row, position) => ({ ...row, position }));
