import { api } from '@otzar/contract/api';
import type { CallOutput } from '@otzar/contract/endpoint';
import type { Facet } from '@otzar/contract/facet';
import type { Listing, readFacet } from '@otzar/contract/listing';
import {
  readAutomatedExamples,
  readCollectionExamples,
  readCreatorExamples,
  readFacetExamples,
  readListingExamples,
  searchProductsExamples,
} from '@otzar/contract/listing.examples';
import { cardOf, sampleProducts } from '@otzar/contract/product.examples';
import { hasMoreOptions, withFewOptions } from '@otzar/domain/facet';
import type { RequestHandler } from 'msw';
import { found, serve } from './serve.ts';

interface Asked {
  sort: Listing['sort'];
  all: string[];
  price_min: number | null;
  price_max: number | null;
  [facet: string]: unknown;
}

const at = <L extends Listing>(listing: L, id: number): L => {
  const known = [listing, ...listing.children].some(({ path }) => path.endsWith(`/${id}`));
  return found(known ? listing : undefined);
};

const held = (facet: Facet, values: unknown): Facet => ({
  ...facet,
  options: facet.options.map((option) => ({
    ...option,
    selected: Array.isArray(values) && values.includes(option.value),
  })),
});

/** A facet as its own call has it; the one that has more options than come with a list is the same everywhere. */
const whole = (facet: Facet, values: unknown): Facet =>
  held(hasMoreOptions(facet) ? readFacetExamples.default : facet, values);

/** An example list as an address asks for it. Its facets are ticked; only its prices narrow it. */
const asAsked = <L extends Listing>(listing: L, asked: Asked): L => {
  const { price_min: from, price_max: to } = asked;
  const [min, max] = from !== null && to !== null && from > to ? [to, from] : [from, to];
  const products = listing.products.filter(
    ({ price }) => price >= (min ?? 0) && price <= (max ?? Number.POSITIVE_INFINITY),
  );
  return {
    ...listing,
    products,
    total: products.length < listing.products.length ? products.length : listing.total,
    sort: asked.sort,
    facets: listing.facets.map((facet) => {
      const all = whole(facet, asked[facet.key]);
      return asked.all.includes(facet.key) ? all : withFewOptions(all);
    }),
    price: listing.price && { ...listing.price, min, max },
  };
};

const matching = (q: string): Listing['products'] =>
  sampleProducts
    .filter(({ title }) => q !== '' && title.toLowerCase().includes(q.toLowerCase()))
    .map(cardOf);

const { default: books, longFacet: fiction } = readListingExamples;

/** One part of the sample shop's department has a list of its own, with a facet of many options. */
const department = (id: number) => at(fiction.path.endsWith(`/${id}`) ? fiction : books, id);

/** The list that a facet is of. */
function listOf({ kind, id = 0, q }: CallOutput<typeof readFacet>['query']): Listing {
  if (kind === 'category') return department(id);
  if (kind === 'automated') return at(readAutomatedExamples.default, id);
  if (kind === 'creator') return at(readCreatorExamples.default, id);
  return matching(q).length > 0 ? searchProductsExamples.default : searchProductsExamples.empty;
}

/** Every list of the sample shop: its one department, its search, and what else lists products. */
export const listings = (): RequestHandler[] => [
  serve(api.readListing, ({ params, query }) => asAsked(department(params.id), query)),
  serve(api.readAutomated, ({ params, query }) =>
    asAsked(at(readAutomatedExamples.default, params.id), query),
  ),
  serve(api.readCreator, ({ params, query }) =>
    asAsked(at(readCreatorExamples.default, params.id), query),
  ),
  serve(api.readFacet, ({ query }) => {
    const facet = found(listOf(query).facets.find(({ key }) => key === query.key));
    return whole(facet, query[query.key]);
  }),
  serve(api.readCollection, ({ params }) => at(readCollectionExamples.default, params.id)),
  serve(api.searchProducts, ({ query }) => {
    const products = matching(query.q);
    const { default: some, empty: none } = searchProductsExamples;
    return asAsked(
      {
        ...(products.length > 0 ? some : none),
        title: query.q === '' ? 'Search' : `Results for “${query.q}”`,
        path: `/search?${new URLSearchParams({ q: query.q })}`,
        products,
        total: products.length,
      },
      query,
    );
  }),
];
