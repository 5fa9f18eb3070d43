import { type Home, readHome } from '@otzar/contract/home';
import type { ProductCard } from '@otzar/contract/product';
import { and, asc, eq, gt, or } from 'drizzle-orm';
import { among } from '../../db/among.ts';
import type { Queryable } from '../../db/database.ts';
import { collection, product } from '../../db/schema.ts';
import { readCatalogueWords, type Words } from '../../kit/catalogue-words.ts';
import type { Mount } from '../../kit/endpoint.ts';
import type { Shop } from '../../kit/shop.ts';
import { readAutomatedCategories } from '../listing/automated.ts';
import { type Collection, readCollectionIds } from '../listing/collection.ts';
import { collectionPath } from '../listing/path.ts';
import { onceWithIndex } from '../listing/with-index.ts';
import { readCards } from '../product/card.ts';
import { bestMakers, readPeople, shownCreators } from './creators.ts';
import { openDepartments, shownDepartment } from './departments.ts';
import { railsOf } from './rails.ts';

const RAIL_LENGTH = 8;
const CREATORS = 8;

export function homeRoutes(mount: Mount, { db, clock, readIndex }: Shop): void {
  const readStores = onceWithIndex(async (index) => {
    const makers = bestMakers(index);
    const [[first, gifts = first], automated, people] = await Promise.all([
      readFirstCollections(db),
      readAutomatedCategories(db),
      readPeople(db, makers),
    ]);
    const giftIds = gifts ? await readCollectionIds(db, gifts.id) : [];
    return { first, gifts: gifts && { ...gifts, ids: giftIds }, automated, makers, people };
  });

  mount(readHome, async (): Promise<Home> => {
    const [index, words] = await Promise.all([readIndex(), readCatalogueWords(db)]);
    const { first, makers: candidates, people, ...stores } = await readStores(index);
    const rails = railsOf({ ...stores, index, now: clock() });
    const onHand = await readOnHand(db, [
      ...rails.flatMap((rail) => rail.candidates),
      ...candidates.map((maker) => maker.work),
    ]);
    const shown = pickOnce(rails.map((rail) => rail.candidates.filter((id) => onHand.has(id))));
    const makers = candidates.filter(({ work }) => onHand.has(work)).slice(0, CREATORS);
    const works = makers.map((maker) => maker.work);
    const cards = await readCards(db, [...new Set([...shown.flat(), ...works])]);
    const byId = new Map(cards.map((card) => [card.id, card]));
    return {
      hero: first ? heroOf(first, words) : null,
      departments: openDepartments(index).map((node) => shownDepartment(index, node, words)),
      creators: shownCreators(index, makers, people, byId),
      rails: rails
        .map(({ title, path }, at) => ({
          title: words(title),
          path,
          products: take(byId, shown[at] ?? []),
        }))
        .filter((rail) => rail.products.length > 0),
    };
  });
}

/** The one that opens the window, and the one after it. */
const readFirstCollections = (db: Queryable): Promise<Collection[]> =>
  db.select().from(collection).orderBy(asc(collection.position), asc(collection.id)).limit(2);

const heroOf = (first: Collection, words: Words): Home['hero'] => ({
  title: words(first.title),
  text: words(first.description),
  path: collectionPath(first),
});

/** Those of some products that can be had now; what is on hand is no part of the index. */
async function readOnHand(db: Queryable, ids: number[]): Promise<Set<number>> {
  const rows = await db
    .select({ id: product.id })
    .from(product)
    .where(and(among(product.id, ids), or(gt(product.stock, 0), eq(product.type, 'bundle'))));
  return new Set(rows.map((row) => row.id));
}

/** Fills each rail from its candidates, showing no product twice on the page. */
function pickOnce(rails: number[][]): number[][] {
  const seen = new Set<number>();
  return rails.map((candidates) => {
    const picked = candidates.filter((id) => !seen.has(id)).slice(0, RAIL_LENGTH);
    for (const id of picked) seen.add(id);
    return picked;
  });
}

const take = (cards: Map<number, ProductCard>, ids: number[]) =>
  ids.flatMap((id) => cards.get(id) ?? []);
