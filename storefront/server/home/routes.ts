import { type Home, readHome } from '@otzar/contract/home';
import type { ProductCard } from '@otzar/contract/product';
import { and, asc, eq, gt, or, sql } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';
import { collection, product } from '../db/schema.ts';
import type { Mount } from '../http/endpoint.ts';
import { readAutomatedCategories } from '../listing/automated.ts';
import type { Collection } from '../listing/collection.ts';
import { collectionPath } from '../listing/path.ts';
import { readCards } from '../product/card.ts';
import type { Shop } from '../shop.ts';
import { bestMakers, readPeople, shownCreators } from './creators.ts';
import { openDepartments, shownDepartment } from './departments.ts';
import { readRails } from './rails.ts';

const RAIL_LENGTH = 8;
const CREATORS = 8;

export function homeRoutes(mount: Mount, { db, clock, readIndex }: Shop): void {
  mount(readHome, async (): Promise<Home> => {
    const [index, [first, gifts = first], automated] = await Promise.all([
      readIndex(),
      readFirstCollections(db),
      readAutomatedCategories(db),
    ]);
    const rails = await readRails({ db, index, now: clock(), automated, gifts });
    const candidates = bestMakers(index);
    const onHand = await readOnHand(db, [
      ...rails.flatMap((rail) => rail.candidates),
      ...candidates.map((maker) => maker.work),
    ]);
    const shown = pickOnce(rails.map((rail) => rail.candidates.filter((id) => onHand.has(id))));
    const makers = candidates.filter(({ work }) => onHand.has(work)).slice(0, CREATORS);
    const works = makers.map((maker) => maker.work);
    const [cards, people] = await Promise.all([
      readCards(db, [...new Set([...shown.flat(), ...works])]),
      readPeople(db, makers),
    ]);
    const byId = new Map(cards.map((card) => [card.id, card]));
    return {
      hero: first ? heroOf(first) : null,
      departments: openDepartments(index).map((node) => shownDepartment(index, node)),
      creators: shownCreators(index, makers, people, byId),
      rails: rails
        .map(({ title, path }, at) => ({ title, path, products: take(byId, shown[at] ?? []) }))
        .filter((rail) => rail.products.length > 0),
    };
  });
}

/** The one that opens the window, and the one after it. */
const readFirstCollections = (db: Queryable): Promise<Collection[]> =>
  db.select().from(collection).orderBy(asc(collection.position), asc(collection.id)).limit(2);

const heroOf = (first: Collection): Home['hero'] => ({
  title: first.title,
  text: first.description,
  path: collectionPath(first),
});

/** Those of some products that can be had now; what is on hand is no part of the index. */
async function readOnHand(db: Queryable, ids: number[]): Promise<Set<number>> {
  const rows = await db
    .select({ id: product.id })
    .from(product)
    .where(
      and(
        sql`${product.id} = any(${sql.param(ids)}::int[])`,
        or(gt(product.stock, 0), eq(product.type, 'bundle')),
      ),
    );
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
