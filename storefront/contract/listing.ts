import * as v from 'valibot';
import { messages } from '#messages/listing';
import { endpoint } from './endpoint.ts';
import { Facet, FacetValues, PriceInAddress } from './facet.ts';
import { ProductCard } from './product.ts';
import { Id, IdInAddress, Usd } from './scalar.ts';
import { beginningOf, withoutDirectionMarks } from './text.ts';

/** Sort values as the specification writes them (section 4, Sorting). */
export const SORTS = ['relavent', 'price-asc', 'price-desc', 'release_date-desc'] as const;
export type Sort = (typeof SORTS)[number];

/** Anything that is not a sort value means the default. */
const SortInAddress = v.fallback(v.picklist(SORTS), 'relavent');

const HIGHEST_PAGE = 1_000_000;

/** A page number from an address, in whichever way numbers are written; what is none means the first page. */
const PageInAddress = v.pipe(
  v.fallback(v.pipe(v.string(), v.regex(/^\d+([eE]\d{1,3})?$/)), '1'),
  v.transform((text) => Math.min(HIGHEST_PAGE, Math.max(1, Number(text)))),
);

export const PAGE_SIZE = 24;

/** Which screen shows it (specification, section 2, Other). */
const ListingKind = v.picklist(['category', 'automated', 'collection', 'creator', 'search']);

const Way = v.array(v.object({ name: v.string(), path: v.string() }));

export const Listing = v.object({
  kind: ListingKind,
  title: v.string(),
  heb_title: v.nullable(v.string()),
  description: v.string(),
  /** Address of the first page, without filters. */
  path: v.string(),
  /** The way from Home to the listing, itself last. */
  breadcrumbs: Way,
  /** Listings one level down. */
  children: v.array(v.object({ name: v.string(), path: v.string(), count: v.number() })),
  products: v.array(ProductCard),
  total: v.number(),
  /** The page shown: the nearest valid one to what was asked for. */
  page: v.number(),
  pages: v.number(),
  sort: v.picklist(SORTS),
  /** In the order shown; what can't narrow the list is left out. A collection has none. */
  facets: v.array(Facet),
  /** What prices there are with all other filters set, and what they are held to; null where they are all one. */
  price: v.nullable(
    v.object({ least: Usd, most: Usd, min: v.nullable(Usd), max: v.nullable(Usd) }),
  ),
});
export type Listing = v.InferOutput<typeof Listing>;

/** Whose works a creator's listing shows. */
const CreatorListing = v.object({
  ...Listing.entries,
  creator: v.object({ id: Id, name: v.string(), heb_name: v.nullable(v.string()) }),
});

const SearchResults = v.object({
  ...Listing.entries,
  /** Words that find something, or more, where those typed find little. */
  did_you_mean: v.nullable(v.string()),
  /** Whether what is shown is only like what was typed. */
  guessed: v.boolean(),
  /** What others search for, where nothing is found; empty where something is. */
  popular: v.array(v.string()),
});

const PageAndSort = {
  page: v.optional(PageInAddress, '1'),
  sort: v.optional(SortInAddress, 'relavent'),
};

/** What a list is held to; other names than those of facets mean nothing. */
const Filters = {
  categories: v.optional(FacetValues, []),
  vendors: v.optional(FacetValues, []),
  creators: v.optional(FacetValues, []),
  price_min: v.optional(PriceInAddress, ''),
  price_max: v.optional(PriceInAddress, ''),
};

const FilteredPage = {
  ...PageAndSort,
  ...Filters,
  /** Keys of facets whose options are all to come, however many; others mean nothing. */
  all: v.optional(FacetValues, []),
};

/* @__NO_SIDE_EFFECTS__ */
const listingAt = <const Path extends string>(path: Path) =>
  endpoint({
    method: 'GET',
    path,
    audience: 'public',
    params: v.object({ id: IdInAddress }),
    query: v.objectWithRest(FilteredPage, FacetValues),
    status: 200,
    answer: Listing,
    refusals: [404],
  });

export const readListing = listingAt('/api/listing/{id}');

export const readAutomated = listingAt('/api/automated/{id}');

export const readCreator = endpoint({
  ...listingAt('/api/creator/{id}'),
  answer: CreatorListing,
});

export const readCollection = endpoint({
  method: 'GET',
  path: '/api/collection/{id}',
  audience: 'public',
  params: v.object({ id: IdInAddress }),
  query: v.object({ page: PageAndSort.page }),
  status: 200,
  answer: Listing,
  refusals: [404],
});

/** UTF-16 units of what is searched for; the rest is not looked at. */
const MOST_WORDS = 200;

/** What is searched for, as it stands in an address. */
export const SearchWords = v.fallback(
  v.pipe(
    v.string(),
    v.transform(withoutDirectionMarks),
    v.trim(),
    v.transform((q) => beginningOf(q, MOST_WORDS)),
  ),
  '',
);

export const searchProducts = endpoint({
  method: 'GET',
  path: '/api/search',
  audience: 'public',
  query: v.objectWithRest({ q: v.optional(SearchWords, ''), ...FilteredPage }, FacetValues),
  status: 200,
  answer: SearchResults,
});

export const readFacet = endpoint({
  method: 'GET',
  path: '/api/facet',
  audience: 'public',
  query: v.objectWithRest(
    {
      key: v.string(() => messages.facetMissing),
      /** A collection has no facets. */
      kind: v.picklist(['category', 'automated', 'creator', 'search'], () => messages.listMissing),
      /** Of the category, the automated category or the creator. */
      id: v.optional(IdInAddress),
      q: v.optional(SearchWords, ''),
      ...Filters,
    },
    FacetValues,
  ),
  status: 200,
  answer: Facet,
  refusals: [404],
});
