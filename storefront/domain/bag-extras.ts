import type { BagLine, GiftOptions, Personalization } from '@otzar/contract/bag';
import { type Bag, type LineIdentity, lineKey, within } from './bag.ts';

/** What the shop says of the extras of a line, with its own prices. */
type ShopsExtras = LineIdentity & Pick<BagLine, 'gift_options' | 'personalization'>;

/** The bag with gift options and personalization as the shop prices them now; other lines stay as they are. */
export const withShopsExtras = (bag: Bag, extras: ShopsExtras[]): Bag => {
  const known = new Map(extras.map((one) => [lineKey(one), one]));
  return {
    ...bag,
    products: bag.products.map((line) => {
      const { gift_options, personalization } = known.get(lineKey(line)) ?? line;
      return { ...line, gift_options, personalization };
    }),
  };
};

/** Sets how a line of the bag is given; null for no gift. */
export const setGiftOptions = (bag: Bag, key: string, gift: GiftOptions | null): Bag => ({
  ...bag,
  products: bag.products.map((line) =>
    lineKey(line) === key ? { ...line, gift_options: gift } : line,
  ),
});

/** Whether nothing at all is written (specification, section 4). */
export const isBlank = (personalization: Personalization): boolean =>
  personalization.every(({ entries }) => entries.every(({ value }) => value.trim() === ''));

/** A line as it is sold, with nothing written on it. */
const plain = (line: BagLine): BagLine => ({ ...line, item_key: '', personalization: [] });

/**
 * A line as it goes into the bag: what is written on gets a key of its own, what is not has none
 * (specification, section 4).
 * @param newKey random; used where a line that is written on has no key yet
 */
export const asWritten = (line: BagLine, newKey: string): BagLine => {
  // An e-gift card has nothing written on it, and is told from the others by its key all the same.
  if (line.gift_card) return line;
  return isBlank(line.personalization)
    ? plain(line)
    : { ...line, item_key: line.item_key || newKey };
};

/**
 * A line loses what was written on it: its quantity goes to the line of the same product that is plain
 * already, capped at max, or it becomes that line itself (specification, section 4, Bag).
 */
const becomePlain = (bag: Bag, line: BagLine): Bag => {
  const target = plain(line);
  const other = bag.products.find((one) => one !== line && lineKey(one) === lineKey(target));
  if (!other) {
    return { ...bag, products: bag.products.map((one) => (one === line ? target : one)) };
  }
  const quantity = within(other.quantity + line.quantity, other.max);
  const merged = { ...other, quantity, gift_options: other.gift_options ?? line.gift_options };
  return {
    ...bag,
    products: bag.products
      .filter((one) => one !== line)
      .map((one) => (one === other ? merged : one)),
  };
};

/**
 * Writes on a line of the bag. With nothing written it becomes a plain line; a plain line that is written on
 * gets a key of its own, so that it is not taken for another (specification, section 4).
 * @param newKey random; used where the line has no key yet
 */
export const setPersonalization = (
  bag: Bag,
  key: string,
  personalization: Personalization,
  newKey: string,
): Bag => {
  const line = bag.products.find((one) => lineKey(one) === key);
  if (!line) return bag;
  if (isBlank(personalization))
    return line.personalization.length > 0 ? becomePlain(bag, line) : bag;
  const item_key = line.item_key || newKey;
  return {
    ...bag,
    products: bag.products.map((one) =>
      one === line ? { ...line, item_key, personalization } : one,
    ),
  };
};
