import { createCardTokenExamples } from './card.examples.ts';
import type { CustomerPayment } from './card-token.ts';
import type { addPayment, changePayment, removePayment } from './customer-payment.ts';
import type { Answer } from './endpoint.ts';

/** The card that the sample customer pays with. */
export const ownCard: CustomerPayment = {
  ...createCardTokenExamples.default,
  id: 1,
  default: true,
};

export const addPaymentExamples = {
  default: { payment: ownCard, payments: [ownCard] },
} satisfies Record<string, Answer<typeof addPayment>>;

export const changePaymentExamples = {
  default: { payments: [ownCard] },
} satisfies Record<string, Answer<typeof changePayment>>;

export const removePaymentExamples = {
  default: { payment: ownCard },
} satisfies Record<string, Answer<typeof removePayment>>;
