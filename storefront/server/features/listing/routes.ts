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
import { readCatalogueWords } from '../../kit/catalogue-words.ts';
import type { Mount } from '../../kit/endpoint.ts';
import { notFound } from '../../kit/http-error.ts';
import type { Shop } from '../../kit/shop.ts';
import { readCards } from '../product/card.ts';
import { noteBeside, popularSearches } from '../search/terms.ts';
import { readAutomatedCategory } from './automated.ts';
import { automatedBase, categoryBase, creatorBase, searchBase } from './bases.ts';
import { readCollectionIds, readCollectionRow } from './collection.ts';
import { readCreatorRow } from './creator.ts';
import { isUnfiltered, readFilteredPage } from './filtered-page.ts';
import { finderOf } from './finder.ts';
import { categoryHeading, heading, titled, wordsOf } from './heading.ts';
import { messages } from './messages.ts';
import { pageOf } from './page.ts';
import { automatedPath, collectionPath, creatorPath } from './path.ts';

export function listingRoutes(mount: Mount, shop: Shop): void {
  const { db, clock, readIndex } = shop;
  const find = finderOf(shop);

  mount(readListing, async ({ params, query }): Promise<Listing> => {
    const [index, words] = await Promise.all([readIndex(), readCatalogueWords(db)]);
    const node = index.categories.get(params.id);
    if (node === undefined) throw notFound(messages.noDepartment);
    return {
      ...categoryHeading(index, node, words),
      ...(await readFilteredPage(db, index, categoryBase(index, node), query)),
    };
  });

  mount(readAutomated, async ({ params, query }): Promise<Listing> => {
    const list = await readAutomatedCategory(db, params.id);
    if (list === null) throw notFound(messages.noList);
    const [index, words] = await Promise.all([readIndex(), readCatalogueWords(db)]);
    const base = automatedBase(index, list, clock());
    return {
      ...heading('automated', { ...wordsOf(list, words), path: automatedPath(list) }),
      ...(await readFilteredPage(db, index, base, query)),
    };
  });

  mount(readCreator, async ({ params, query }): Promise<Answer<typeof readCreator>> => {
    const found = await readCreatorRow(db, params.id);
    if (found === null) throw notFound(messages.nobody);
    const { id, name, heb_name, about } = found;
    const [index, words] = await Promise.all([readIndex(), readCatalogueWords(db)]);
    const title = titled(words, name, heb_name);
    const path = creatorPath(found);
    return {
      ...heading('creator', { ...title, description: words(about), path }),
      ...(await readFilteredPage(db, index, creatorBase(index, id), query)),
      creator: { id, name, heb_name },
    };
  });

  mount(readCollection, async ({ params, query }): Promise<Listing> => {
    const found = await readCollectionRow(db, params.id);
    if (found === null) throw notFound(messages.noCollection);
    const [ids, words] = await Promise.all([
      readCollectionIds(db, found.id),
      readCatalogueWords(db),
    ]);
    const { page, pages, offset } = pageOf(ids.length, query.page);
    return {
      ...heading('collection', { ...wordsOf(found, words), path: collectionPath(found) }),
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
