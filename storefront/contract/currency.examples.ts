import type { listCurrencies } from './currency.ts';
import type { Answer } from './endpoint.ts';

export const listCurrenciesExamples = {
  default: [
    { currency: 'USD', name: 'US Dollar', rate: 1, symbol: '' },
    { currency: 'ILS', name: 'Israeli New Shekel', rate: 3.65, symbol: '₪' },
    { currency: 'EUR', name: 'Euro', rate: 0.86, symbol: '€' },
    { currency: 'GBP', name: 'Pound Sterling', rate: 0.75, symbol: '£' },
    { currency: 'CAD', name: 'Canadian Dollar', rate: 1.4, symbol: 'CA$' },
  ],
  empty: [],
} satisfies Record<string, Answer<typeof listCurrencies>>;
