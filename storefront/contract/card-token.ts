import * as v from 'valibot';
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
