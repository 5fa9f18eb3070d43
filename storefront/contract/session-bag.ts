import * as v from 'valibot';
import { messages } from '#messages/session-bag';
import { Address } from './address.ts';
import { BagLine, LineRequest } from './bag.ts';
import { CardToken } from './card-token.ts';
import { SavedLine } from './customer-bag.ts';
import { endpoint } from './endpoint.ts';
import { Pickup, ShippingType } from './order.ts';
import { Email, Id } from './scalar.ts';

/** Where the order goes and how it is paid, as far as that was accepted; of a card its token alone. */
export const SessionCheckout = v.object({
  email: Email,
  /** For delivery its `id` is null until a way is chosen. */
  shipping_type: ShippingType,
  shipping_info: v.nullable(Address),
  pickup_info: v.nullable(Pickup),
  card: v.nullable(CardToken),
});
export type SessionCheckout = v.InferOutput<typeof SessionCheckout>;

/** The bag and checkout of a visitor whose pages run no scripts; with scripts the browser keeps both. */
export const SessionBag = v.object({
  /**
   * Another one after each change, so that it is also the Idempotency-Key under which this bag is ordered; empty
   * where nothing was put in.
   */
  version: v.string(),
  /** At present prices: quantities capped at max, max 0 for what has run out. */
  lines: v.array(BagLine),
  checkout: v.nullable(SessionCheckout),
  /** The order that this version became; null while it is none. */
  order_id: v.nullable(Id),
});
export type SessionBag = v.InferOutput<typeof SessionBag>;

export const readSessionBag = endpoint({
  method: 'GET',
  path: '/api/session_bag',
  audience: 'personal',
  status: 200,
  answer: SessionBag,
});

export const addToSessionBag = endpoint({
  method: 'POST',
  path: '/api/session_bag',
  audience: 'personal',
  body: v.object({
    line: v.object({
      ...v.omit(SavedLine, ['item_key', 'gift_card']).entries,
      quantity: v.pipe(
        LineRequest.entries.quantity,
        v.minValue(1, () => messages.tooFew),
      ),
      personalization: v.optional(v.pipe(BagLine.entries.personalization, v.maxLength(10)), []),
    }),
  }),
  status: 200,
  answer: SessionBag,
  refusals: [429],
});

export const changeSessionBag = endpoint({
  method: 'POST',
  path: '/api/session_bag/update',
  audience: 'personal',
  body: v.object({ line: LineRequest }),
  status: 200,
  answer: SessionBag,
  refusals: [429],
});

export const saveSessionCheckout = endpoint({
  method: 'POST',
  path: '/api/session_bag/checkout',
  audience: 'personal',
  body: SessionCheckout,
  status: 200,
  answer: SessionBag,
  refusals: [409, 429],
});

export const forgetSessionBag = endpoint({
  method: 'POST',
  path: '/api/session_bag/delete',
  audience: 'personal',
  body: v.object({ version: v.pipe(v.string(), v.maxLength(64)) }),
  status: 200,
  answer: SessionBag,
});
