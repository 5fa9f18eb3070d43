import type { Order } from '@otzar/contract/order';
import { addLine } from '@otzar/domain/bag';
import { asWritten } from '@otzar/domain/bag-extras';
import { buyAgain, linesAgain, missedText } from '@otzar/domain/customer-order';
import { atom } from 'jotai/vanilla';
import { offersFor } from '../../features/bag/availability.ts';
import { changeBagAtom } from '../../features/bag/change-bag.ts';
import { tellAddedToCart } from '../../platform/analytics.ts';
import { randomKey } from '../../platform/random-key.ts';

/** What came of it: how many items are in the bag now, and why others are not. */
export interface BoughtAgain {
  count: number;
  missed: string[];
}

/** Puts everything of an order that is still sold into the bag, in one step. @throws {CallFailed} */
export const buyAgainAtom = atom(null, async (_get, set, order: Order): Promise<BoughtAgain> => {
  const asked = linesAgain(order);
  const offers = asked.length > 0 ? await offersFor(asked) : [];
  const { lines, missed } = buyAgain(order, offers);
  const added = lines.map((line) => asWritten(line, randomKey(8)));
  await set(changeBagAtom, (bag) => added.reduce(addLine, bag), 0);
  for (const line of added) tellAddedToCart(line);
  return {
    count: added.reduce((sum, { quantity }) => sum + quantity, 0),
    missed: missed.map(missedText),
  };
});
