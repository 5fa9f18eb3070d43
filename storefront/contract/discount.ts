import * as v from 'valibot';
import { messages } from '#messages/discount';
import { LineRequest } from './bag.ts';
import { endpoint } from './endpoint.ts';
import { Email, Moment, typed, Usd } from './scalar.ts';

/** The code of a discount as it is typed: case does not matter. */
export const DiscountCode = typed(64, () => messages.codeMissing);

/** What a code takes off: a share of the merchandise, an amount, or what delivery costs. */
export const DiscountKind = v.picklist(['percent', 'amount', 'free_shipping']);
export type DiscountKind = v.InferOutput<typeof DiscountKind>;

/** A discount that may be used now. */
export const Discount = v.object({
  /** As it is kept, in capitals. */
  code: v.string(),
  kind: DiscountKind,
  /** Percent from 0 to 100, or dollars; 0 for free shipping. */
  value: Usd,
  /** What the merchandise without gift cards must come to, in dollars; 0 for no minimum. */
  minimum: Usd,
  ends_at: v.nullable(Moment),
  /** Dollars off this bag now; 0 for free shipping, which depends on the way of delivery. */
  total: Usd,
});
export type Discount = v.InferOutput<typeof Discount>;

export const checkDiscount = endpoint({
  method: 'POST',
  path: '/api/discount',
  audience: 'personal',
  body: v.object({
    code: DiscountCode,
    lines: v.pipe(v.array(LineRequest), v.maxLength(500)),
    /** Tells whether this shopper has used the code before; left out while it is not known. */
    email: v.optional(Email),
  }),
  status: 200,
  answer: Discount,
  refusals: [429],
});
