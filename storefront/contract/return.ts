import * as v from 'valibot';
import { messages } from '#messages/return';
import { endpoint } from './endpoint.ts';
import { Picture } from './picture.ts';
import { Day, Email, Id, IdInAddress, idOr, Moment, Usd } from './scalar.ts';

/** Why somebody sends a thing back. */
export const ReturnReason = v.picklist(
  ['changed_mind', 'not_as_expected', 'too_late', 'damaged', 'wrong_item'],
  () => messages.reasonMissing,
);
export type ReturnReason = v.InferOutput<typeof ReturnReason>;

/** As what the money comes back. */
export const RefundMethod = v.picklist(['card', 'gift_card'], () => messages.refundMissing);
export type RefundMethod = v.InferOutput<typeof RefundMethod>;

/** How the things travel back. */
export const ReturnMethod = v.picklist(
  ['drop_off', 'label', 'store'],
  () => messages.methodMissing,
);
export type ReturnMethod = v.InferOutput<typeof ReturnMethod>;

const Count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000));

/** Proves that an order was opened by somebody who may return from it. */
const ReturnToken = v.pipe(v.string(), v.minLength(1), v.maxLength(100));

/** A line of an order as it can come back. */
export const ReturnableLine = v.object({
  /** Its place in the order, from 1. */
  id: Id,
  title: v.string(),
  heb_title: v.nullable(v.string()),
  /** The chosen options in words; empty where there was no choice. */
  detail: v.string(),
  picture: Picture,
  bought: Count,
  /** How many can still come back; 0 where it is blocked. */
  returnable: Count,
  /** Why it cannot come back, as a sentence; null where it can. */
  blocked: v.nullable(v.string()),
  /**
   * For one, what was paid for all of them with tax and gift options less the discount, and how many have
   * come back; null for a gift.
   */
  money: v.nullable(v.object({ price: Usd, paid: Usd, returned: Count })),
});
export type ReturnableLine = v.InferOutput<typeof ReturnableLine>;

/**
 * How an order stands towards being returned: `open` while something of it can come back, and else why
 * nothing can. `nothing` is what came back before, and what never can.
 */
export const ReturnEligibility = v.picklist([
  'open',
  'not_arrived',
  'over',
  'cancelled',
  'nothing',
]);
export type ReturnEligibility = v.InferOutput<typeof ReturnEligibility>;

/** An order as somebody may return from it. A gift shows what was wrapped, and no money at all. */
export const ReturnableOrder = v.object({
  order_id: Id,
  /** For the next calls. The token of a gift opens the gift alone: no price, and not the order. */
  token: ReturnToken,
  gift: v.boolean(),
  /** The last day on which something can be sent back; null where the order has not arrived. */
  until: v.nullable(Day),
  standing: ReturnEligibility,
  lines: v.array(ReturnableLine),
  /** Null for a gift. */
  money: v.nullable(
    v.object({
      /** What was paid for shipping, and has not come back. */
      shipping: Usd,
      /** Whether all that came back before was damaged or wrong: shipping comes back with the last of it. */
      our_fault: v.boolean(),
      /** What can still go back to the card. */
      card_left: Usd,
      /** The card that paid; null where gift cards paid all. */
      card: v.nullable(v.object({ brand: v.string(), last_four: v.string() })),
    }),
  ),
});
export type ReturnableOrder = v.InferOutput<typeof ReturnableOrder>;

/** Something that goes back, or has come back. */
export const OrderReturn = v.object({
  id: Id,
  order_id: Id,
  /** Opens this return without a session, so it is unguessable. */
  token: v.string(),
  gift: v.boolean(),
  made_at: Moment,
  /** The day by which it is to be on its way. */
  send_by: Day,
  status: v.picklist(['awaited', 'received']),
  received_at: v.nullable(Moment),
  method: ReturnMethod,
  /** Where the letters about it go. */
  email: v.string(),
  lines: v.array(
    v.object({
      ...v.pick(ReturnableLine, ['id', 'title', 'heb_title', 'detail', 'picture']).entries,
      quantity: Count,
      reason: ReturnReason,
      /** What comes back for them; null for a gift. */
      refund: v.nullable(Usd),
    }),
  ),
  /** Shipping that comes back too; null for a gift. */
  shipping: v.nullable(Usd),
  /** What goes where, the card first; a gift has one part, without its amount. */
  refunds: v.array(
    v.object({
      to: RefundMethod,
      amount: v.nullable(Usd),
      /** The card's, or the gift card's once it is made. */
      last_four: v.nullable(v.string()),
      brand: v.nullable(v.string()),
    }),
  ),
  /** What stands on the parcel's label: digits, and who sends it, line by line. */
  label: v.object({ code: v.pipe(v.string(), v.regex(/^\d+$/)), from: v.array(v.string()) }),
});
export type OrderReturn = v.InferOutput<typeof OrderReturn>;

/** A refusal that carries what the shop knows better: 409 with the order as it can be returned now. */
export const ReturnConflict = v.object({ message: v.string(), order: ReturnableOrder });
export type ReturnConflict = v.InferOutput<typeof ReturnConflict>;

const OrderNumber = idOr(() => messages.orderNumberWrong);

const path = '/api/return';

export const findReturnable = endpoint({
  method: 'POST',
  path: `${path}/lookup`,
  audience: 'personal',
  body: v.object({
    order_id: OrderNumber,
    email: v.optional(Email),
    gift_code: v.optional(
      v.pipe(
        v.string(),
        v.trim(),
        v.minLength(1, () => messages.giftCodeMissing),
        v.maxLength(40, () => messages.tooLong(40)),
      ),
    ),
    token: v.optional(ReturnToken),
  }),
  status: 200,
  answer: ReturnableOrder,
  refusals: [404, 429],
});

export const makeReturn = endpoint({
  method: 'POST',
  path,
  audience: 'personal',
  headers: { 'idempotency-key': v.pipe(v.string(), v.regex(/^[\w-]{16,64}$/)) },
  body: v.object({
    order_id: OrderNumber,
    token: ReturnToken,
    lines: v.pipe(
      v.array(
        v.object({
          id: Id,
          quantity: v.pipe(
            v.number(() => messages.quantityMissing),
            v.integer(() => messages.quantityMissing),
            v.minValue(1, () => messages.tooFew),
            v.maxValue(1_000_000, () => messages.tooMany),
          ),
          reason: ReturnReason,
          /** How many could come back as the shopper saw it, to tell them when that has changed. */
          returnable: Count,
        }),
      ),
      v.minLength(1, () => messages.nothingChosen),
      v.maxLength(500),
    ),
    refund: RefundMethod,
    method: ReturnMethod,
    /** Where a gift's gift card goes; the order's own address is used for all else. */
    email: v.optional(v.nullable(Email), null),
  }),
  status: 201,
  answer: OrderReturn,
  refusals: [404, 409],
});

export const readReturn = endpoint({
  method: 'GET',
  path: `${path}/{id}`,
  audience: 'personal',
  params: v.object({ id: IdInAddress }),
  query: v.object({ token: v.optional(v.pipe(v.string(), v.maxLength(100))) }),
  status: 200,
  answer: OrderReturn,
  refusals: [404],
});

export const listReturns = endpoint({
  method: 'GET',
  path: '/api/customer/return',
  audience: 'customer',
  query: v.object({ order_id: v.optional(IdInAddress) }),
  status: 200,
  answer: v.array(OrderReturn),
});
