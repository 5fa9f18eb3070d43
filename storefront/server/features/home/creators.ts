import type { Home } from '@otzar/contract/home';
import type { ProductCard } from '@otzar/contract/product';
import { among } from '../../db/among.ts';
import type { Queryable } from '../../db/database.ts';
import { creator } from '../../db/schema.ts';
import { runOf } from '../../kit/listing-index/adjacency.ts';
import type { ListIndex } from '../../kit/listing-index/listing-index.ts';
import { creatorPath } from '../listing/path.ts';

/** More than are shown, because the work of some is sold out. */
const CANDIDATES = 20;

/** Somebody and the work of theirs that sells best. */
export interface Maker {
  creator: number;
  work: number;
}

/** The makers of what sells best, the best first. */
export function bestMakers(index: ListIndex): Maker[] {
  const makers = new Map<number, Maker>();
  const dimension = index.dimensions.find(({ key }) => key === 'creators');
  for (const row of index.orders.relavent) {
    for (const term of runOf(index.termsOf, row)) {
      const { id, dimension: own } = index.terms[term] ?? {};
      if (!id || own !== dimension || makers.has(id)) continue;
      makers.set(id, { creator: id, work: index.ids[row] as number });
    }
    if (makers.size >= CANDIDATES) break;
  }
  return [...makers.values()];
}

type Person = typeof creator.$inferSelect;

/** Who they are. */
export async function readPeople(db: Queryable, makers: Maker[]): Promise<Person[]> {
  const ids = makers.map((maker) => maker.creator);
  return ids.length === 0 ? [] : db.select().from(creator).where(among(creator.id, ids));
}

/** Makers as the window shows them, each with the picture of that work. */
export const shownCreators = (
  { rowsOf, creatorTerms }: ListIndex,
  makers: Maker[],
  people: Person[],
  works: Map<number, ProductCard>,
): Home['creators'] =>
  makers.flatMap(({ creator: id, work }) => {
    const person = people.find((one) => one.id === id);
    const image = works.get(work)?.image;
    const term = creatorTerms.get(id);
    if (!person || !image || term === undefined) return [];
    const { name, heb_name } = person;
    return {
      id,
      name,
      heb_name,
      path: creatorPath(person),
      count: runOf(rowsOf, term).length,
      image,
    };
  });
