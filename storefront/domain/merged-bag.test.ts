import type { BagLine } from '@otzar/contract/bag';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addLine, type Bag, emptyBag, lineKey } from './bag.ts';
import { aLine, anyLines } from './line.fixture.ts';
import { mergedInto, mergeOf, mergeText, withoutMerge } from './merged-bag.ts';

/** As the shop holds them: each line once, no more of it than there is. */
const bagOf = (lines: BagLine[]): Bag => lines.reduce(addLine, emptyBag);
const anyBag = anyLines.map((lines) =>
  bagOf(lines.map((line) => ({ ...line, max: stockOf(line) }))),
);
/** What there is of a thing is the same whoever wants it. */
const stockOf = ({ id, type }: BagLine) => (id * 3 + type.length) % 11 || 4;

const quantities = (lines: BagLine[]) =>
  new Map(lines.map((line) => [lineKey(line), line.quantity]));

/** What the shop makes of both: each of the guest's lines in place of the identical one, the others stay. */
function atTheShop(brought: Bag, kept: Bag): Bag {
  const lines = new Map(
    [...kept.products, ...brought.products].map((line) => [lineKey(line), line]),
  );
  return { ...kept, products: [...lines.values()] };
}

describe('two bags that become one', () => {
  test('lose nothing and double nothing', () => {
    fc.assert(
      fc.property(anyBag, anyBag, (guests, customers) => {
        const brought = mergedInto(guests, customers.products, customers.later);
        const [one, other] = [quantities(guests.products), quantities(customers.products)];
        const both = quantities(atTheShop(brought, customers).products);
        expect(new Set(both.keys())).toEqual(new Set([...one.keys(), ...other.keys()]));
        for (const [key, quantity] of both)
          expect(quantity).toBe(Math.max(one.get(key) ?? 0, other.get(key) ?? 0));
      }),
    );
  });

  test('undone are the customer’s bag again, and what came along is saved for later', () => {
    fc.assert(
      fc.property(anyBag, anyBag, (guests, customers) => {
        const brought = mergedInto(guests, customers.products, customers.later);
        const now = atTheShop(brought, customers);
        const undone = withoutMerge(now, mergeOf(brought, customers.products, now));
        expect(undone.products).toEqual(customers.products.map((line) => latest(line, now)));
        const came = guests.products.filter(
          (line) => !quantities(customers.products).has(lineKey(line)),
        );
        expect(quantities(undone.later)).toEqual(quantities(came));
      }),
    );
  });

  /** Title and price are the shop's newest word; what the customer wanted of a line is as it was. */
  const latest = (line: BagLine, { products }: Bag): BagLine => {
    const now = products.find((other) => lineKey(other) === lineKey(line)) ?? line;
    return { ...now, quantity: line.quantity, gift_options: line.gift_options };
  };

  test('undone twice are as undone once', () => {
    fc.assert(
      fc.property(anyBag, anyBag, (guests, customers) => {
        const brought = mergedInto(guests, customers.products, customers.later);
        const now = atTheShop(brought, customers);
        const merge = mergeOf(brought, customers.products, now);
        const undone = withoutMerge(now, merge);
        expect(withoutMerge(undone, merge)).toEqual(undone);
      }),
    );
  });
});

test('whatever grew is told', () => {
  fc.assert(
    fc.property(anyBag, anyBag, (guests, customers) => {
      const brought = mergedInto(guests, customers.products, customers.later);
      const now = atTheShop(brought, customers);
      const before = quantities(customers.products);
      const grew = now.products.filter(
        (line) => line.quantity > (before.get(lineKey(line)) ?? line.quantity),
      );
      expect(mergeOf(brought, customers.products, now).grown).toHaveLength(grew.length);
    }),
  );
});

describe('what came of it, in words', () => {
  const mug = aLine({ id: 2 });
  const told = (brought: BagLine[], kept: BagLine[], now: Partial<Bag>) =>
    mergeText(mergeOf({ ...emptyBag, products: brought }, kept, { ...emptyBag, ...now }));
  const book = aLine({ quantity: 5 });
  const lowered = aLine({ quantity: 2, max: 2 });

  test.each([
    ['nothing new', told([book], [book], { products: [book] }), null],
    [
      'more of what was there',
      told([aLine({ quantity: 5 }), mug], [aLine({ quantity: 2 })], { products: [book, mug] }),
      `1 added, ${book.title} from 2 to 5`,
    ],
    [
      'more of much that was there',
      told(
        [1, 2, 3, 4, 5].map((id) => aLine({ id, title: `Book ${id}`, quantity: 2 })),
        [1, 2, 3, 4, 5].map((id) => aLine({ id, quantity: 1 })),
        { products: [1, 2, 3, 4, 5].map((id) => aLine({ id, quantity: 2 })) },
      ),
      'Book 1 from 1 to 2, Book 2 from 1 to 2, Book 3 from 1 to 2, 2 more quantities raised',
    ],
    ['one line more', told([mug], [book], { products: [book, mug] }), '1 added'],
    ['less than wanted', told([book], [book], { products: [lowered] }), '1 quantity lowered to 2'],
    [
      'both',
      told([book, mug, aLine({ id: 3 })], [], { products: [lowered, mug, aLine({ id: 3 })] }),
      '3 added, 1 quantity lowered to 2',
    ],
    [
      'several lowered',
      told([book, aLine({ id: 3, quantity: 4 })], [], { products: [lowered, aLine({ id: 3 })] }),
      '2 added, 2 quantities lowered',
    ],
    ['what has run out', told([mug], [], { unavailableCart: [mug] }), '1 not available now'],
  ])('%s', (_what, text, expected) => {
    expect(text).toBe(expected);
  });

  test('what had run out is saved for later when it is undone', () => {
    const now = { ...emptyBag, unavailableCart: [{ ...mug, max: 0 }] };
    const merge = mergeOf({ ...emptyBag, products: [mug] }, [], now);
    expect(withoutMerge(now, merge)).toEqual({
      ...emptyBag,
      unavailableLater: [{ ...mug, max: 0 }],
    });
  });
});
