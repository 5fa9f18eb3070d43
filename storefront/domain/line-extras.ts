import type { BagLine } from '@otzar/contract/bag';
import { messages } from '#messages/line-extras';
import { formatUsd } from './money.ts';
import { writtenEntries } from './totals.ts';

/** Something added to a line: words put on it, gift wrap, a gift message. */
export interface LineExtra {
  name: string;
  /** What the shopper wrote. */
  value?: string;
  /** Formatted; left out where it costs nothing. */
  price?: string;
}

/** What was added to a line, each with what it costs: personalization for each item, gift options for the line; `format` writes it. */
export const lineExtras = (
  { gift_options: gift, personalization }: Pick<BagLine, 'gift_options' | 'personalization'>,
  format = formatUsd,
): LineExtra[] => {
  const priced = (price: number) => price > 0 && { price: format(price) };
  const extras: LineExtra[] = writtenEntries(personalization).map(({ label, value, price }) => ({
    name: label,
    value,
    ...priced(price),
  }));
  if (gift?.wrap) extras.push({ name: messages.giftWrap, ...priced(gift.price) });
  if (gift?.message) {
    const price = gift.wrap ? {} : priced(gift.price);
    extras.push({ name: messages.giftMessage, value: gift.message, ...price });
  }
  return extras;
};
