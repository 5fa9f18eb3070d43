import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { ProductCard } from './product.ts';
import { IdInAddress } from './scalar.ts';

/** Sort values as the specification writes them (section 4, Sorting). */
export const SORTS = ['relavent', 'price-asc', 'price-desc', 'release_date-desc'] as const;
export type Sort = (typeof SORTS)[number];

/** Anything that is not a sort value means the default. */
export const SortInAddress = v.fallback(v.picklist(SORTS), 'relavent');

/** A page number from an address; what is not one means the first page. */
export const PageInAddress = v.fallback(
  v.pipe(v.string(), v.regex(/^\d{1,6}$/), v.transform(Number), v.minValue(1)),
  1,
);

export const PAGE_SIZE = 24;

export const Listing = v.object({
  title: v.string(),
  heb_title: v.nullable(v.string()),
  description: v.string(),
  /** Address of the first page. */
  path: v.string(),
  /** The way from Home to the listing, itself last. */
  breadcrumbs: v.array(v.object({ name: v.string(), path: v.string() })),
  /** Listings one level down. */
  children: v.array(v.object({ name: v.string(), path: v.string(), count: v.number() })),
  products: v.array(ProductCard),
  total: v.number(),
  /** The page shown: the nearest valid one to what was asked for. */
  page: v.number(),
  pages: v.number(),
  sort: v.picklist(SORTS),
});
export type Listing = v.InferOutput<typeof Listing>;

export const readListing = endpoint({
  method: 'GET',
  path: '/api/listing/{id}',
  summary: 'One page of the products of a category.',
  audience: 'public',
  params: v.object({ id: IdInAddress }),
  query: v.object({
    page: v.optional(PageInAddress, '1'),
    sort: v.optional(SortInAddress, 'relavent'),
  }),
  status: 200,
  answer: Listing,
  refusals: [404],
});

export const searchProducts = endpoint({
  method: 'GET',
  path: '/api/search',
  summary: 'One page of the products whose words match.',
  audience: 'public',
  query: v.object({
    q: v.optional(
      v.fallback(
        v.pipe(
          v.string(),
          v.trim(),
          v.transform((q) => q.slice(0, 200)),
        ),
        '',
      ),
      '',
    ),
    page: v.optional(PageInAddress, '1'),
    sort: v.optional(SortInAddress, 'relavent'),
  }),
  status: 200,
  answer: Listing,
});
