import { addLine } from '@otzar/domain/bag';
import { boughtOf, lineRequests, type SupplyLine, shortText } from '@otzar/domain/supply-list';
import { atom } from 'jotai/vanilla';
import { offersFor } from '../../features/bag/availability.ts';
import { bagModule } from '../../features/bag/bag-module.ts';
import { changeBagAtom } from '../../features/bag/change-bag.ts';
import { tellAddedToCart } from '../../platform/analytics.ts';

/** What came of it: how many things of the list went to the bag, and what of it falls short, in sentences. */
export interface ListAdded {
  count: number;
  short: string[];
}

/** Puts everything of a list that goes to the bag there, in one change of it. @throws {CallFailed} */
export const addListAtom = atom(
  null,
  async (_get, set, ticked: SupplyLine[]): Promise<ListAdded> => {
    const offers = await offersFor(lineRequests(ticked));
    const { lines, short } = boughtOf(ticked, offers, await bagModule.load());
    if (lines.length > 0) await set(changeBagAtom, (bag) => lines.reduce(addLine, bag), 0);
    for (const line of lines) tellAddedToCart(line);
    return { count: lines.length, short: short.map(shortText) };
  },
);
