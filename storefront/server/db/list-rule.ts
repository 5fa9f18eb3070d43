import * as v from 'valibot';

/**
 * What an automated category picks: products for which all that it names is true. An empty rule picks the
 * whole shop.
 */
export const Rule = v.strictObject({
  /** A category's id; what lies below it counts too. */
  category: v.optional(v.pipe(v.number(), v.integer())),
  /** Out, and for no longer than so many days. */
  released_within_days: v.optional(v.pipe(v.number(), v.minValue(0))),
  price_below_cents: v.optional(v.pipe(v.number(), v.integer())),
  /** Told in Hebrew too. */
  bilingual: v.optional(v.literal(true)),
  /** Costs less than it did. */
  reduced: v.optional(v.literal(true)),
  /** Not out yet. */
  preorder: v.optional(v.literal(true)),
  /** Values of facets by the facet's key, e.g. `filters.language`; one of each will do. */
  facets: v.optional(v.record(v.string(), v.array(v.string()))),
});
export type Rule = v.InferOutput<typeof Rule>;
