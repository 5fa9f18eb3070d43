import * as v from 'valibot';
import { Picture } from './picture.ts';

/**
 * The search provider's multi-query (specification, section 7): the shop answers it at its own root in
 * the protocol of Algolia, so that either can stand behind the search field. It is no call of `api`: its
 * paths, its refusals and its content type are the provider's.
 */
export const SEARCH_PATH = '/1/indexes/*/queries';

/** What the indices are called unless the configuration says otherwise. */
export const PRODUCTS_INDEX = 'products';
export const SUGGESTIONS_INDEX = 'products_query_suggestions';

/** Suggestions at most (specification, section 9). */
export const MOST_QUERIES = 25;
export const MOST_PRODUCTS = 15;

/** How many queries one request may hold, and how long one may be before the rest is not read. */
const MOST_REQUESTS = 10;
const LONGEST_QUERY = 512;

const Page = v.pipe(v.number(), v.integer(), v.minValue(0));

/** One query to one index; what else the provider's clients send changes nothing here. */
export const SearchRequest = v.object({
  indexName: v.string(),
  query: v.optional(
    v.pipe(
      v.string(),
      v.transform((query) => query.slice(0, LONGEST_QUERY)),
    ),
    '',
  ),
  /** At most, and unless it is given, {@link MOST_QUERIES} or {@link MOST_PRODUCTS}. */
  hitsPerPage: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  page: v.optional(Page, 0),
  /** `['title']` leaves creators, brand and summary aside. */
  restrictSearchableAttributes: v.optional(v.array(v.string())),
  /** Of title, image and path; `['*']`, and nothing, mean all. */
  attributesToRetrieve: v.optional(v.array(v.string()), ['*']),
});
export type SearchRequest = v.InferOutput<typeof SearchRequest>;

export const MultiQuery = v.object({
  requests: v.pipe(v.array(SearchRequest), v.minLength(1), v.maxLength(MOST_REQUESTS)),
});

/** A text with what was found between `<em>` and `</em>`, its own signs as entities. */
const Highlight = v.object({
  value: v.string(),
  matchLevel: v.picklist(['none', 'partial', 'full']),
  matchedWords: v.array(v.string()),
});

const common = {
  objectID: v.string(),
  _highlightResult: v.optional(v.record(v.string(), v.unknown())),
};

/** A hit of the query-suggestions index (specification, section 3). */
const QueryHit = v.object({ ...common, query: v.string() });
/** A hit of the products index: at another provider the picture may be a mere address, or be missing. */
export const ProductHit = v.object({
  ...common,
  title: v.string(),
  path: v.string(),
  image: v.optional(v.nullable(v.union([Picture, v.string()]))),
});
export type Highlight = v.InferOutput<typeof Highlight>;

const resultOf = <Hit extends v.GenericSchema>(hit: Hit) =>
  v.object({
    hits: v.array(hit),
    /** What the same keys give in the other keyboard layout, where that finds more: the shop's own words, not the provider's. */
    didYouMean: v.optional(v.string()),
    index: v.optional(v.string()),
    query: v.optional(v.string()),
    params: v.optional(v.string()),
    page: v.optional(v.number()),
    nbHits: v.optional(v.number()),
    nbPages: v.optional(v.number()),
    hitsPerPage: v.optional(v.number()),
    processingTimeMS: v.optional(v.number()),
  });

/** The answer to one query to each index, in the order of the specification. */
export const SuggestionAnswer = v.object({
  results: v.tuple([resultOf(QueryHit), resultOf(ProductHit)]),
});

/** Any answer: the results stand in the order of the requests. */
export const MultiQueryAnswer = v.object({ results: v.array(resultOf(v.looseObject(common))) });
export type MultiQueryAnswer = v.InferOutput<typeof MultiQueryAnswer>;
