import type { BagLine, LineRequest } from '@otzar/contract/bag';

/** The bag as it is persisted (specification, section 3). */
export interface Bag {
  products: BagLine[];
  unavailableCart: BagLine[];
  unavailableLater: BagLine[];
  later: BagLine[];
  favorites: number[];
  addOns: { id: number; type: string }[];
  status: string;
}

/** The lists of a bag that hold lines. */
export type BagList = 'products' | 'later' | 'unavailableCart' | 'unavailableLater';

/** What tells a line from another. */
export type LineIdentity = Pick<LineRequest, 'id' | 'type' | 'item_key'>;

export const emptyBag: Bag = {
  products: [],
  unavailableCart: [],
  unavailableLater: [],
  later: [],
  favorites: [],
  addOns: [],
  status: '',
};

/** Identity of a line: id, type and item_key (specification, section 4). */
export const lineKey = ({ id, type, item_key }: LineIdentity): string =>
  `${type}:${id}:${item_key}`;

const without = <L extends LineIdentity>(lines: L[], key: string): L[] =>
  lines.filter((line) => lineKey(line) !== key);

/** A whole quantity from 1 to the available maximum; what is not a number counts as 1. */
export const within = (quantity: number, max: number): number =>
  Math.max(1, Math.min(Math.floor(quantity) || 1, max));

const insert = (lines: BagLine[], line: BagLine, position: number): BagLine[] => {
  const key = lineKey(line);
  const present = lines.find((other) => lineKey(other) === key);
  if (!present) {
    return lines.toSpliced(position, 0, { ...line, quantity: within(line.quantity, line.max) });
  }
  const merged = {
    ...line,
    quantity: within(present.quantity + line.quantity, line.max),
    gift_options: present.gift_options ?? line.gift_options,
    personalization: present.personalization,
  };
  return lines.map((other) => (other === present ? merged : other));
};

/**
 * Adds a line at the end of the bag. A line that is there already gets the sum of both quantities, capped at
 * max, and keeps its gift options; one with max 0 goes to the unavailable list (specification, section 4, Bag).
 */
export const addLine = (bag: Bag, line: BagLine): Bag => {
  const unavailableCart = without(bag.unavailableCart, lineKey(line));
  if (line.max < 1) return { ...bag, unavailableCart: [...unavailableCart, line] };
  return { ...bag, unavailableCart, products: insert(bag.products, line, bag.products.length) };
};

/** Sets the quantity of a line in the bag, kept between 1 and its max. */
export const setQuantity = (bag: Bag, key: string, quantity: number): Bag => ({
  ...bag,
  products: bag.products.map((line) =>
    lineKey(line) === key ? { ...line, quantity: within(quantity, line.max) } : line,
  ),
});

/** Takes a line out of one list of the bag. */
export const removeLine = (bag: Bag, key: string, list: BagList = 'products'): Bag => ({
  ...bag,
  [list]: without(bag[list], key),
});

/** Undoes a removal: the line is back at its place in its list, or merged with one that was added since. */
export const restoreLine = (
  bag: Bag,
  line: BagLine,
  position: number,
  list: BagList = 'products',
): Bag => ({ ...bag, [list]: insert(bag[list], line, position) });

/** Saves a line of the bag for later. */
export const moveToLater = (bag: Bag, key: string): Bag => {
  const line = bag.products.find((other) => lineKey(other) === key);
  if (!line) return bag;
  return {
    ...removeLine(bag, key),
    later: insert(bag.later, line, bag.later.length),
    unavailableLater: without(bag.unavailableLater, key),
  };
};

/** Brings a saved line back into the bag. */
export const moveToBag = (bag: Bag, key: string): Bag => {
  const line = bag.later.find((other) => lineKey(other) === key);
  return line ? addLine(removeLine(bag, key, 'later'), line) : bag;
};

/** Whether nothing has to be shipped: every line is digital, a gift card or a service (specification, section 9). */
export const isDigitalOnly = (lines: Pick<BagLine, 'type' | 'item_type'>[]): boolean =>
  lines.length > 0 &&
  lines.every(
    ({ type, item_type }) =>
      type === 'giftCard' || item_type === 'digital' || item_type === 'service',
  );

/** The bag after an order: what was saved for later and the favorites stay. */
export const clearBag = (bag: Bag): Bag => ({
  ...bag,
  products: [],
  unavailableCart: [],
  addOns: [],
});

/** Puts a product among the favorites, after the others, or takes it out of them. */
export const toggleFavorite = (bag: Bag, productId: number): Bag => ({
  ...bag,
  favorites: bag.favorites.includes(productId)
    ? bag.favorites.filter((id) => id !== productId)
    : [...bag.favorites, productId],
});

/** Puts a product among the favorites, where it is not one already. */
export const withFavorite = (bag: Bag, productId: number): Bag =>
  bag.favorites.includes(productId) ? bag : toggleFavorite(bag, productId);
