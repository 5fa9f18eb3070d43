import type { CallOutput } from '@otzar/contract/endpoint';
import { readFacet } from '@otzar/contract/listing';
import { readCatalogueWords } from '../../kit/catalogue-words.ts';
import type { Mount } from '../../kit/endpoint.ts';
import { notFound } from '../../kit/http-error.ts';
import type { ListIndex } from '../../kit/listing-index/listing-index.ts';
import type { Shop } from '../../kit/shop.ts';
import { readAutomatedCategory } from './automated.ts';
import { automatedBase, categoryBase, creatorBase, searchBase } from './bases.ts';
import { readFacetOf } from './facets.ts';
import { type Base, countFiltered } from './filtered-page.ts';
import { finderOf } from './finder.ts';
import { messages } from './messages.ts';

type Asked = CallOutput<typeof readFacet>['query'];

export function facetRoutes(mount: Mount, shop: Shop): void {
  const { db, clock, readIndex } = shop;
  const find = finderOf(shop);

  /** What the list is about whose facet is asked for; null where there is no such list. */
  async function baseOf(index: ListIndex, { kind, id = 0, q }: Asked): Promise<Base | null> {
    if (kind === 'search') return searchBase(index, (await find(q)).ids);
    if (kind === 'creator') return creatorBase(index, id);
    if (kind === 'automated') {
      const list = await readAutomatedCategory(db, id);
      return list && automatedBase(index, list, clock());
    }
    const category = index.categories.get(id);
    return category ? categoryBase(index, category) : null;
  }

  mount(readFacet, async ({ query }) => {
    const [index, words] = await Promise.all([readIndex(), readCatalogueWords(db)]);
    const base = await baseOf(index, query);
    const facet = base && readFacetOf(index, countFiltered(index, base, query, words), query.key);
    if (!facet) throw notFound(messages.nothingToChoose);
    return facet;
  });
}
