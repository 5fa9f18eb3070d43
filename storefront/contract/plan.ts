import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { OrderTotals } from './order.ts';
import { ProductCard } from './product.ts';
import { Day, Id, IdInAddress } from './scalar.ts';
import { Frequency } from './subscription.ts';

/** Something that can come again and again. */
export const Plan = v.object({
  /** Its own name; for a product that is no plan of the shop's, the product's. */
  name: v.string(),
  product: ProductCard,
  /** What each delivery holds, a few words each. */
  includes: v.array(v.string()),
  /** How often it can come, the most often first. */
  frequencies: v.array(Frequency),
  /** A word that recommends it; null for none. */
  badge: v.nullable(v.string()),
});
export type Plan = v.InferOutput<typeof Plan>;

/** What one screen of `/subscription/{type_id}/{group_id}` lets a customer sign up for. */
export const PlanGroup = v.object({
  /** 1 for plans that the shop put together, 2 for any one product. */
  type_id: v.picklist([1, 2]),
  /** Of the group of plans, or of the product. */
  group_id: Id,
  name: v.string(),
  lead: v.string(),
  plans: v.array(Plan),
  /** Why nobody can sign up for it now, in a sentence; null where they can. */
  refused: v.nullable(v.string()),
  /** The first and the last day on which it can begin, where the shop stands. */
  first_day: Day,
  last_day: Day,
});
export type PlanGroup = v.InferOutput<typeof PlanGroup>;

const TypeInAddress = v.pipe(
  v.picklist(['1', '2']),
  v.transform((text) => (text === '1' ? 1 : 2)),
);

const path = '/api/plan_group';

export const listPlanGroups = endpoint({
  method: 'GET',
  path,
  audience: 'public',
  status: 200,
  answer: v.array(PlanGroup),
});

export const readPlanGroup = endpoint({
  method: 'GET',
  path: `${path}/{type_id}/{group_id}`,
  audience: 'public',
  params: v.object({ type_id: TypeInAddress, group_id: IdInAddress }),
  status: 200,
  answer: PlanGroup,
  refusals: [404],
});

export const estimatePlan = endpoint({
  method: 'POST',
  path: '/api/customer/plan_estimate',
  audience: 'customer',
  body: v.object({
    product_id: Id,
    quantity: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(99)),
    address_id: v.nullable(Id),
  }),
  status: 200,
  answer: v.object({
    totals: OrderTotals,
    /** Name of the way of delivery; empty for what is not sent. */
    shipping_name: v.string(),
  }),
  refusals: [404],
});
