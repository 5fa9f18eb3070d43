import type { Answer } from '@otzar/contract/endpoint';
import {
  type Listing,
  PAGE_SIZE,
  readAutomated,
  readCollection,
  readCreator,
  readListing,
  searchProducts,
} from '@otzar/contract/listing';
import type { Mount } from '../../kit/endpoint.ts';
import { notFound } from '../../kit/http-error.ts';
import { runOf } from '../../kit/listing-index/adjacency.ts';
import { type CategoryNode, lineageOf } from '../../kit/listing-index/listing-index.ts';
import type { Shop } from '../../kit/shop.ts';
import { home } from '../category/breadcrumb-trail.ts';
import { categoryPath } from '../category/path.ts';
import { readCards } from '../product/card.ts';
import { noteBeside, popularSearches } from '../search/terms.ts';
import { readAutomatedCategory } from './automated.ts';
import { automatedBase, categoryBase, creatorBase, searchBase } from './bases.ts';
import { readCollectionIds, readCollectionRow } from './collection.ts';
import { readCreatorRow } from './creator.ts';
import { isUnfiltered, readFilteredPage } from './filtered-page.ts';
import { finderOf } from './finder.ts';
import { messages } from './messages.ts';
import { pageOf } from './page.ts';
import { automatedPath, collectionPath, creatorPath } from './path.ts';

/** What a list says of itself; the way to it is straight from Home. */
const heading = (
  kind: Listing['kind'],
  { title, path, ...words }: Pick<Listing, 'title' | 'heb_title' | 'description' | 'path'>,
) => ({ kind, title, path, ...words, children: [], breadcrumbs: [home(), { name: title, path }] });

const step = (node: CategoryNode) => ({ name: node.name, path: categoryPath(node) });

export function listingRoutes(mount: Mount, shop: Shop): void {
  const { db, clock, readIndex } = shop;
  const find = finderOf(shop);

  mount(readListing, async ({ params, query }): Promise<Listing> => {
    const index = await readIndex();
    const node = index.categories.get(params.id);
    if (node === undefined) throw notFound(messages.noDepartment);
    const countIn = ({ term }: CategoryNode) => runOf(index.rowsOf, term).length;
    return {
      kind: 'category',
      title: node.name,
      heb_title: node.heb_name,
      description: node.description,
      path: categoryPath(node),
      breadcrumbs: [home(), ...lineageOf(index, node).map(step)],
      children: node.children.map((child) => ({ ...step(child), count: countIn(child) })),
      ...(await readFilteredPage(db, index, categoryBase(index, node), query)),
    };
  });

  mount(readAutomated, async ({ params, query }): Promise<Listing> => {
    const list = await readAutomatedCategory(db, params.id);
    if (list === null) throw notFound(messages.noList);
    const index = await readIndex();
    const base = automatedBase(index, list, clock());
    return {
      ...heading('automated', { ...wordsOf(list), path: automatedPath(list) }),
      ...(await readFilteredPage(db, index, base, query)),
    };
  });

  mount(readCreator, async ({ params, query }): Promise<Answer<typeof readCreator>> => {
    const found = await readCreatorRow(db, params.id);
    if (found === null) throw notFound(messages.nobody);
    const { id, name, heb_name, about: description } = found;
    const index = await readIndex();
    const path = creatorPath(found);
    return {
      ...heading('creator', { title: name, heb_title: heb_name, description, path }),
      ...(await readFilteredPage(db, index, creatorBase(index, id), query)),
      creator: { id, name, heb_name },
    };
  });

  mount(readCollection, async ({ params, query }): Promise<Listing> => {
    const found = await readCollectionRow(db, params.id);
    if (found === null) throw notFound(messages.noCollection);
    const ids = await readCollectionIds(db, found.id);
    const { page, pages, offset } = pageOf(ids.length, query.page);
    return {
      ...heading('collection', { ...wordsOf(found), path: collectionPath(found) }),
      products: await readCards(db, ids.slice(offset, offset + PAGE_SIZE)),
      total: ids.length,
      page,
      pages,
      sort: 'relavent',
      facets: [],
      price: null,
    };
  });

  mount(searchProducts, async ({ query }): Promise<Answer<typeof searchProducts>> => {
    const found = await find(query.q);
    if (isUnfiltered(query)) noteBeside(db, query.q, found, clock());
    const index = await readIndex();
    const title = query.q === '' ? messages.search : messages.resultsFor(query.q);
    const path = query.q === '' ? '/search' : `/search?${new URLSearchParams({ q: query.q })}`;
    return {
      ...heading('search', { title, heb_title: null, description: '', path }),
      ...(await readFilteredPage(db, index, searchBase(index, found.ids), query)),
      did_you_mean: found.didYouMean,
      guessed: found.guessed,
      popular: found.ids.length > 0 ? [] : await popularSearches(db, POPULAR, clock()),
    };
  });
}

/** How many searches are offered to whoever found nothing. */
const POPULAR = 8;

const wordsOf = ({
  title,
  heb_title,
  description,
}: Pick<Listing, 'title' | 'heb_title' | 'description'>) => ({ title, heb_title, description });
