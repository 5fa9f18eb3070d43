import type { BagLine, LineOffer } from '@otzar/contract/bag';
import type { Order } from '@otzar/contract/order';
import { messages } from '#messages/customer-order';
import { lineKey } from './bag.ts';

type OrderLine = Order['lines'][number];

/** Something of an old order that cannot be had again as it was. */
export interface Missed {
  title: string;
  /** Gift cards are made anew; `gone` is sold no more or has run out; `fewer` can be had, `left` of it. */
  why: 'giftCard' | 'gone' | 'fewer';
  left: number;
}

/** What to ask the shop about an order that is to be had again: a line that was written on is asked for plain. */
export const linesAgain = ({ lines }: Pick<Order, 'lines'>) =>
  lines
    .filter(({ type }) => type !== 'giftCard')
    .map(({ id, type, quantity }) => ({ id, type, item_key: '', quantity }));

/**
 * An old order as it can be had again: at today's prices, with what was written on it, without the wrapping.
 * @param offers the shop's word on {@link linesAgain}
 */
export function buyAgain(
  { lines }: { lines: OrderLine[] },
  offers: LineOffer[],
): { lines: BagLine[]; missed: Missed[] } {
  const offered = new Map(offers.map((offer) => [lineKey(offer), offer]));
  const again: BagLine[] = [];
  const missed: Missed[] = [];
  for (const { id, type, title, quantity, personalization } of lines) {
    if (type === 'giftCard') {
      missed.push({ title, why: 'giftCard', left: 0 });
      continue;
    }
    const offer = offered.get(lineKey({ id, type, item_key: '' }));
    const left = offer?.max ?? 0;
    if (!offer || left < 1) {
      missed.push({ title, why: 'gone', left: 0 });
      continue;
    }
    if (left < quantity) missed.push({ title, why: 'fewer', left });
    const had = Math.min(quantity, left);
    again.push({ ...offer, quantity: had, gift_options: null, personalization, gift_card: null });
  }
  return { lines: again, missed };
}

/** Why something could not be had again, in a sentence. */
export const missedText = ({ title, why, left }: Missed): string =>
  messages.missed[why](title, left);

/** How often something was bought, and when last. @param day formatted */
export const boughtText = (times: number, day: string): string =>
  times === 1 ? messages.boughtOnce(day) : messages.bought(times, day);
