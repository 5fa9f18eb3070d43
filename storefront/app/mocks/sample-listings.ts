import { api } from '@otzar/contract/api';
import type { Facet } from '@otzar/contract/facet';
import type { Listing } from '@otzar/contract/listing';
import {
  readAutomatedExamples,
  readCollectionExamples,
  readCreatorExamples,
  readListingExamples,
  searchProductsExamples,
} from '@otzar/contract/listing.examples';
import { cardOf, sampleProducts } from '@otzar/contract/product.examples';
import type { RequestHandler } from 'msw';
import { Refused, serve } from './serve.ts';

interface Asked {
  sort: Listing['sort'];
  price_min: number | null;
  price_max: number | null;
  [facet: string]: unknown;
}

const at = <L extends Listing>(listing: L, id: number): L => {
  const known = [listing, ...listing.children].some(({ path }) => path.endsWith(`/${id}`));
  if (!known) throw new Refused(404, { message: 'There is nothing at this address.' });
  return listing;
};

const held = (facet: Facet, values: unknown): Facet => ({
  ...facet,
  options: facet.options.map((option) => ({
    ...option,
    selected: Array.isArray(values) && values.includes(option.value),
  })),
});

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
    facets: listing.facets.map((facet) => held(facet, asked[facet.key])),
    price: listing.price && { ...listing.price, min, max },
  };
};

const found = (q: string): Listing['products'] =>
  sampleProducts
    .filter(({ title }) => q !== '' && title.toLowerCase().includes(q.toLowerCase()))
    .map(cardOf);

/** Every list of the sample shop: its one department, its search, and what else lists products. */
export const listings = (): RequestHandler[] => [
  serve(api.readListing, ({ params, query }) =>
    asAsked(at(readListingExamples.default, params.id), query),
  ),
  serve(api.readAutomated, ({ params, query }) =>
    asAsked(at(readAutomatedExamples.default, params.id), query),
  ),
  serve(api.readCreator, ({ params, query }) =>
    asAsked(at(readCreatorExamples.default, params.id), query),
  ),
  serve(api.readCollection, ({ params }) => at(readCollectionExamples.default, params.id)),
  serve(api.searchProducts, ({ query }) => {
    const products = found(query.q);
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
