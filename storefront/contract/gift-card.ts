import * as v from 'valibot';
import { messages } from '#messages/gift-card';
import { endpoint } from './endpoint.ts';
import { typed, Usd } from './scalar.ts';

/** The code of a gift card as it is typed: white space, dashes and case do not matter. */
export const GiftCardCode = typed(64, () => messages.codeMissing);

/** A gift card that can pay now (specification, section 3). */
export const GiftCard = v.object({
  /** As it is printed, e.g. `OTZ-ABCD-EFGH-JKLM`. */
  code: v.string(),
  /** What is left on it; above 0. */
  balance: Usd,
});
export type GiftCard = v.InferOutput<typeof GiftCard>;

export const checkGiftCard = endpoint({
  method: 'POST',
  path: '/api/gift_card',
  audience: 'personal',
  body: v.object({ code: GiftCardCode }),
  status: 200,
  answer: GiftCard,
  refusals: [429],
});
