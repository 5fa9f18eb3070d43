import * as v from 'valibot';

/** One value that a list can be held to. */
const FacetOption = v.object({
  /** What stands in the address. */
  value: v.string(),
  /** What the shopper reads, in whichever script. */
  label: v.string(),
  /** How many products it leaves or adds, with all that the other facets are set to. */
  count: v.number(),
  selected: v.boolean(),
});

/**
 * One thing that a list can be held to. `key` is its name in the address: `categories`, `vendors`,
 * `creators`, `filters.<name>` for a fact such as the language, `variations.<name>` for an option
 * such as the colour (specification, section 2, Sort and filter).
 */
export const Facet = v.object({
  key: v.string(),
  label: v.string(),
  /**
   * In the order shown. With a list a long facet has its first few and all that are selected; the others come when
   * they are asked for.
   */
  options: v.array(FacetOption),
  /** How many options there are in all. */
  total: v.number(),
});
export type Facet = v.InferOutput<typeof Facet>;

const MOST_VALUES = 30;
const LONGEST_VALUE = 80;

/** The values of a facet in an address: none, one, or several under the same name; each counts once. */
export const FacetValues = v.pipe(
  v.fallback(v.union([v.string(), v.array(v.string())]), []),
  v.transform((values) =>
    [...new Set([values].flat())]
      .filter((value) => value !== '' && value.length <= LONGEST_VALUE)
      .slice(0, MOST_VALUES),
  ),
);

const DEAREST = 1_000_000;

/** Dollars as a shopper or a form writes them in an address; what is no number is no price. */
function priceIn(text: string): number | null {
  const usd = /^-?\d{1,12}(\.\d{1,4})?$/.test(text.trim()) ? Number(text) : null;
  return usd === null ? null : Math.min(DEAREST, Math.max(0, usd));
}

/**
 * An end of a price range in an address, in dollars: null where it is open; what is below 0 is 0. It may
 * have four decimals: typed in another currency, a limit is seldom a whole number of cents.
 */
export const PriceInAddress = v.pipe(v.fallback(v.string(), ''), v.transform(priceIn));
