import * as v from 'valibot';
import { messages } from '#messages/customer-payment';
import { CustomerPayment } from './card-token.ts';
import { endpoint } from './endpoint.ts';
import { IdInAddress, typed } from './scalar.ts';

const params = v.object({ id: IdInAddress });

/** What `createToken` gave; what is shown of the card is read out of it, never taken from the caller. */
const Token = typed(400, () => messages.cardMissing);

export const addPayment = endpoint({
  method: 'POST',
  path: '/api/customer/payment',
  audience: 'customer',
  body: v.object({ Token, default: v.optional(v.boolean()) }),
  status: 200,
  answer: v.object({ payment: CustomerPayment, payments: v.array(CustomerPayment) }),
});

export const changePayment = endpoint({
  method: 'POST',
  path: '/api/customer/payment/{id}',
  audience: 'customer',
  params,
  body: v.object({ Token: v.optional(Token), default: v.optional(v.boolean()) }),
  status: 200,
  answer: v.object({ payments: v.array(CustomerPayment) }),
});

export const removePayment = endpoint({
  method: 'DELETE',
  path: '/api/customer/payment/{id}',
  audience: 'customer',
  params,
  /** Another one of the customer's, which their subscriptions use from then on. */
  query: v.object({ replacement: v.optional(IdInAddress) }),
  status: 200,
  answer: v.object({ payment: CustomerPayment }),
  refusals: [404, 409],
});
