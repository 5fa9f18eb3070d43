import { type Home, readHome } from '@otzar/contract/home';
import type { ProductCard } from '@otzar/contract/product';
import type { Mount } from '../http/endpoint.ts';
import { readCards } from '../product/card.ts';
import type { Shop } from '../shop.ts';
import { readDepartments } from './departments.ts';
import { readRails } from './rails.ts';

const RAIL_LENGTH = 8;

export function homeRoutes(mount: Mount, { db, clock }: Shop): void {
  mount(readHome, async (): Promise<Home> => {
    const departments = await readDepartments(db);
    const rails = await readRails(db, departments, clock());
    const shown = pickOnce(rails.map((rail) => rail.candidates));
    const cards = await readCards(db, shown.flat());
    const byId = new Map(cards.map((card) => [card.id, card]));
    return {
      departments: departments.map(({ id: _, ...department }) => department),
      rails: rails
        .map(({ title, path }, at) => ({ title, path, products: take(byId, shown[at] ?? []) }))
        .filter((rail) => rail.products.length > 0),
    };
  });
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
