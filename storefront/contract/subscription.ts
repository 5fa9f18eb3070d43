import * as v from 'valibot';
import { messages } from '#messages/subscription';
import { endpoint } from './endpoint.ts';
import { ProductCard } from './product.ts';
import { Day, Id, IdInAddress, idOr } from './scalar.ts';

/** How often something comes. */
export const Frequency = v.picklist(['week', 'two_weeks', 'month', 'two_months', 'quarter']);
export type Frequency = v.InferOutput<typeof Frequency>;

/** Something that comes again and again to a customer. */
export const Subscription = v.object({
  id: Id,
  /** 1 for a plan of the shop's, 2 for a product that comes regularly. */
  type_id: v.picklist([1, 2]),
  product: ProductCard,
  quantity: v.number(),
  frequency: Frequency,
  /** `failed` while the last order could not be placed; `cancelled` once it has ended. */
  status: v.picklist(['active', 'paused', 'failed', 'cancelled']),
  started_on: Day,
  /** The day that its days are counted from: its first, but for one whose frequency changed long ago. */
  counted_from: Day,
  /** Nothing comes before this day: it is past the last order, and past what was skipped. Null where there was neither. */
  not_before: v.nullable(Day),
  /** The day of the next order; null while none is due. */
  next_on: v.nullable(Day),
  /** The day from which nothing comes any more; null while it goes on. */
  ends_on: v.nullable(Day),
  /** Of the customer's addresses; null for what is digital, and where it was deleted. */
  address_id: v.nullable(Id),
  /** Of the customer's cards; null where it was deleted. */
  payment_id: v.nullable(Id),
  /** Why the last order could not be placed and what to do, in a sentence; null where it was. */
  failure: v.nullable(v.string()),
  /** The day on which it is tried again; null where it is not. */
  retry_on: v.nullable(Day),
});
export type Subscription = v.InferOutput<typeof Subscription>;

const params = v.object({ id: IdInAddress });

const path = '/api/customer/subscription';

const Quantity = v.pipe(
  v.number(() => messages.quantityMissing),
  v.integer(() => messages.quantityMissing),
  v.minValue(1, () => messages.tooFew),
  v.maxValue(99, () => messages.tooMany),
);

export const beginSubscription = endpoint({
  method: 'POST',
  path,
  audience: 'customer',
  headers: {
    'idempotency-key': v.pipe(v.string(), v.regex(/^[\w-]{16,64}$/)),
  },
  body: v.object({
    type_id: v.picklist([1, 2], () => messages.planMissing),
    group_id: idOr(() => messages.planMissing),
    product_id: idOr(() => messages.planMissing),
    frequency: v.picklist(Frequency.options, () => messages.frequencyMissing),
    quantity: Quantity,
    /** The day of the first order. */
    first_on: v.pipe(
      v.string(() => messages.firstDayMissing),
      v.isoDate(() => messages.firstDayMissing),
    ),
    /** Null for what is not sent. */
    address_id: v.nullable(Id),
    payment_id: v.nullable(Id),
  }),
  status: 201,
  answer: Subscription,
  refusals: [404, 409],
});

export const listSubscriptions = endpoint({
  method: 'GET',
  path,
  audience: 'customer',
  status: 200,
  answer: v.array(Subscription),
});

export const readSubscription = endpoint({
  method: 'GET',
  path: `${path}/{id}`,
  audience: 'customer',
  params,
  status: 200,
  answer: Subscription,
  refusals: [404],
});

export const changeSubscription = endpoint({
  method: 'POST',
  path: `${path}/{id}`,
  audience: 'customer',
  params,
  body: v.object({
    frequency: v.optional(Frequency),
    quantity: v.optional(Quantity),
    address_id: v.optional(Id),
    payment_id: v.optional(Id),
    /** Leaves the next order out. */
    skip: v.optional(v.literal(true)),
    /** Tries an order that failed once more, at once and after all other changes. */
    retry: v.optional(v.literal(true)),
    status: v.optional(v.picklist(['active', 'paused'])),
  }),
  status: 200,
  answer: Subscription,
  refusals: [404, 429],
});

export const cancelSubscription = endpoint({
  method: 'DELETE',
  path: `${path}/{id}`,
  audience: 'customer',
  params,
  query: v.object({ on: v.optional(Day) }),
  status: 200,
  answer: Subscription,
  refusals: [404],
});
