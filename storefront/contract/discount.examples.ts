import type { checkDiscount } from './discount.ts';
import type { Answer } from './endpoint.ts';

export const checkDiscountExamples = {
  default: {
    code: 'READ10',
    kind: 'percent',
    value: 10,
    minimum: 0,
    ends_at: null,
    total: 6.8,
  },
  amount: {
    code: 'FIVEOFF',
    kind: 'amount',
    value: 5,
    minimum: 20,
    ends_at: '2027-12-31T23:59:59.000Z',
    total: 5,
  },
  freeShipping: {
    code: 'SHIPFREE',
    kind: 'free_shipping',
    value: 0,
    minimum: 0,
    ends_at: null,
    total: 0,
  },
} satisfies Record<string, Answer<typeof checkDiscount>>;
