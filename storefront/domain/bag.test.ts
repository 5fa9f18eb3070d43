import type { BagLine } from '@otzar/contract/bag';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addLine,
  type Bag,
  clearBag,
  emptyBag,
  isDigitalOnly,
  lineKey,
  moveToBag,
  moveToLater,
  removeLine,
  restoreLine,
  setQuantity,
  toggleFavorite,
  withFavorite,
} from './bag.ts';
import { bagBadge, bagCount } from './bag-count.ts';
import { aLine, anyLine, anyLines } from './line.fixture.ts';

const bagOf = (...products: BagLine[]): Bag => ({ ...emptyBag, products });
const quantities = (lines: BagLine[]) => lines.map((line) => line.quantity);
const anyBag = anyLines.map((lines) => lines.reduce(addLine, emptyBag));

describe('adding', () => {
  test('puts a new line at the end', () => {
    const bag = addLine(bagOf(aLine({ id: 1 })), aLine({ id: 2 }));
    expect(bag.products.map((line) => line.id)).toEqual([1, 2]);
  });

  test('sums the quantities of a line that is there and keeps its gift options', () => {
    const gift_options = { wrap: true, message: 'Mazal tov', price: 5 };
    const bag = addLine(bagOf(aLine({ quantity: 2, gift_options })), aLine({ quantity: 3 }));
    expect(bag.products).toEqual([aLine({ quantity: 5, gift_options })]);
  });

  test('takes the newer price', () => {
    const bag = addLine(bagOf(aLine({ price: 20 })), aLine({ price: 18 }));
    expect(bag.products[0]?.price).toBe(18);
  });

  test('never goes above max', () => {
    const bag = addLine(bagOf(aLine({ quantity: 8 })), aLine({ quantity: 8, max: 10 }));
    expect(quantities(bag.products)).toEqual([10]);
  });

  test('tells id, type and item_key apart', () => {
    const lines = [
      aLine(),
      aLine({ id: 2 }),
      aLine({ type: 'variation' }),
      aLine({ item_key: 'engraved' }),
    ];
    expect(lines.reduce(addLine, emptyBag).products).toHaveLength(4);
  });

  test('puts what cannot be bought on the unavailable list', () => {
    const bag = addLine(emptyBag, aLine({ max: 0 }));
    expect(bag.products).toEqual([]);
    expect(bag.unavailableCart).toHaveLength(1);
  });

  test('takes what can be bought again off the unavailable list', () => {
    const bag = addLine(addLine(emptyBag, aLine({ max: 0 })), aLine({ max: 3 }));
    expect(bag.products).toHaveLength(1);
    expect(bag.unavailableCart).toEqual([]);
  });
});

describe('quantity', () => {
  test.each([
    [4, 4],
    [0, 1],
    [-3, 1],
    [2.9, 2],
    [11, 10],
    [Number.NaN, 1],
  ])('asking for %d gives %d of 10', (asked, given) => {
    const bag = setQuantity(bagOf(aLine({ max: 10 })), lineKey(aLine()), asked);
    expect(quantities(bag.products)).toEqual([given]);
  });
});

describe('removing', () => {
  test('is undone at the same place', () => {
    const bag = bagOf(aLine({ id: 1 }), aLine({ id: 2 }), aLine({ id: 3 }));
    const removed = removeLine(bag, lineKey(aLine({ id: 2 })));
    expect(removed.products.map((line) => line.id)).toEqual([1, 3]);
    expect(restoreLine(removed, aLine({ id: 2 }), 1)).toEqual(bag);
  });

  test('of a saved line leaves the same line in the bag alone', () => {
    const bag: Bag = { ...bagOf(aLine()), later: [aLine()] };
    expect(removeLine(bag, lineKey(aLine()), 'later')).toEqual(bagOf(aLine()));
  });

  test('undone after the line was added anew joins the two', () => {
    const bag = restoreLine(bagOf(aLine({ quantity: 1 })), aLine({ quantity: 2 }), 0);
    expect(quantities(bag.products)).toEqual([3]);
  });
});

describe('saving for later', () => {
  test('moves the line there and back', () => {
    const saved = moveToLater(bagOf(aLine()), lineKey(aLine()));
    expect(saved).toEqual({ ...emptyBag, later: [aLine()] });
    expect(moveToBag(saved, lineKey(aLine()))).toEqual(bagOf(aLine()));
  });

  test('of a line that is not there changes nothing', () => {
    expect(moveToLater(emptyBag, 'product:9:')).toBe(emptyBag);
    expect(moveToBag(emptyBag, 'product:9:')).toBe(emptyBag);
  });
});

test.each([
  [0, ''],
  [7, '7'],
  [99, '99'],
  [100, '99+'],
])('%d in the bag shows as "%s"', (count, badge) => {
  expect(bagBadge(count)).toBe(badge);
});

test('the count is the sum of the quantities in the bag alone', () => {
  const bag = { ...bagOf(aLine({ quantity: 2 }), aLine({ id: 2, quantity: 5 })), later: [aLine()] };
  expect(bagCount(bag)).toBe(7);
});

test('a bag of digital items, services and gift cards needs no shipping', () => {
  const digital = aLine({ item_type: 'digital' });
  const service = aLine({ item_type: 'service' });
  const giftCard = aLine({ type: 'giftCard', item_type: 'physical' });
  expect(isDigitalOnly([digital, service, giftCard])).toBe(true);
  expect(isDigitalOnly([digital, aLine()])).toBe(false);
  expect(isDigitalOnly([])).toBe(false);
});

test('an order empties the bag and leaves what was saved', () => {
  const bag = { ...bagOf(aLine()), later: [aLine({ id: 2 })], favorites: [3] };
  expect(clearBag(bag)).toEqual({ ...emptyBag, later: [aLine({ id: 2 })], favorites: [3] });
});

test('a favorite is put after the others, and taken out again', () => {
  const one = toggleFavorite(emptyBag, 3);
  const two = toggleFavorite(one, 1);
  expect(two.favorites).toEqual([3, 1]);
  expect(toggleFavorite(two, 3).favorites).toEqual([1]);
});

test('a favorite that is kept again stays where it is', () => {
  const one = withFavorite(withFavorite(emptyBag, 3), 1);
  expect(withFavorite(one, 3).favorites).toEqual([3, 1]);
});

describe('any bag', () => {
  test('holds each line once, with a quantity from 1 to max', () => {
    fc.assert(
      fc.property(anyBag, ({ products }) => {
        expect(new Set(products.map(lineKey)).size).toBe(products.length);
        for (const { quantity, max } of products) {
          expect(quantity).toBeGreaterThanOrEqual(1);
          expect(quantity).toBeLessThanOrEqual(max);
        }
      }),
    );
  });

  test('is the same after a line was added and removed', () => {
    fc.assert(
      fc.property(anyBag, anyLine, (bag, line) => {
        const key = lineKey(line);
        fc.pre(!bag.products.some((other) => lineKey(other) === key));
        expect(removeLine(addLine(bag, line), key)).toEqual(bag);
      }),
    );
  });

  test('is the same after any of its lines was removed and restored', () => {
    fc.assert(
      fc.property(anyBag, fc.nat(), (bag, pick) => {
        const position = pick % Math.max(1, bag.products.length);
        const line = bag.products[position];
        fc.pre(line !== undefined);
        expect(restoreLine(removeLine(bag, lineKey(line)), line, position)).toEqual(bag);
      }),
    );
  });

  test('keeps its lines through a trip to later and back', () => {
    fc.assert(
      fc.property(anyBag, (bag) => {
        const keys = bag.products.map(lineKey);
        const saved = keys.reduce(moveToLater, bag);
        expect(saved.products).toEqual([]);
        expect(keys.reduce(moveToBag, saved)).toEqual(bag);
      }),
    );
  });

  test('is never changed in place', () => {
    fc.assert(
      fc.property(anyBag, anyLine, (bag, line) => {
        const before = structuredClone(bag);
        const key = lineKey(bag.products[0] ?? line);
        addLine(bag, line);
        setQuantity(bag, key, 3);
        moveToLater(bag, key);
        expect(bag).toEqual(before);
      }),
    );
  });
});
