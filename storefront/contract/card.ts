import * as v from 'valibot';
import { messages } from '#messages/card';
import { endpoint } from './endpoint.ts';
import { Id } from './scalar.ts';

/** What is kept of a card: never its number (decision 008). */
export const CardToken = v.object({
  Token: v.string(),
  last_four: v.pipe(v.string(), v.regex(/^\d{4}$/)),
  brand: v.string(),
  /** `MMYY`. */
  exp: v.string(),
});
export type CardToken = v.InferOutput<typeof CardToken>;

/** A card that a customer keeps: its token and what may be shown of it (decision 008). */
export const CustomerPayment = v.object({
  ...CardToken.entries,
  id: Id,
  default: v.boolean(),
});
export type CustomerPayment = v.InferOutput<typeof CustomerPayment>;

export const createCardToken = endpoint({
  method: 'POST',
  path: '/api/card/createToken',
  audience: 'personal',
  body: v.object({
    /** Digits only: white space is stripped before sending (specification, section 5). */
    card: v.pipe(
      v.string(() => messages.numberMissing),
      v.regex(/^\d{12,19}$/, () => messages.numberWrong),
    ),
    /** `MMYY`, the slash removed. */
    exp: v.pipe(
      v.string(() => messages.expiryMissing),
      v.regex(/^(0[1-9]|1[0-2])\d{2}$/, () => messages.expiryWrong),
    ),
    cvc: v.pipe(
      v.string(() => messages.securityCodeMissing),
      v.regex(/^\d{3,4}$/, () => messages.securityCodeWrong),
    ),
  }),
  status: 200,
  answer: CardToken,
  refusals: [429],
});
