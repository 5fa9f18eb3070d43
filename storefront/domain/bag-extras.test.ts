import type { Personalization } from '@otzar/contract/bag';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Bag, emptyBag, lineKey } from './bag.ts';
import { asWritten, setGiftOptions, setPersonalization, withShopsExtras } from './bag-extras.ts';
import { aLine } from './line.fixture.ts';

const bagOf = (...products: Bag['products']): Bag => ({ ...emptyBag, products });
const written = (value: string): Personalization => [
  { entries: [{ key: 'name', label: 'Name on the cover', value, price: 4.5 }] },
];
const noa = aLine({ item_key: 'k1', quantity: 2, personalization: written('Noa') });
const gift = { wrap: true, message: 'Mazal tov', price: 5 };

describe('a line on its way into the bag', () => {
  test('gets a key where something is written on it', () => {
    const line = aLine({ personalization: written('Noa'), gift_options: gift });
    expect(asWritten(line, 'k9')).toEqual({ ...line, item_key: 'k9' });
    expect(asWritten(noa, 'k9')).toEqual(noa);
  });

  test('is a plain one where every field is empty, given or not', () => {
    const line = aLine({ item_key: 'k1', personalization: written('  '), gift_options: gift });
    expect(asWritten(line, 'k9')).toEqual({ ...line, item_key: '', personalization: [] });
  });

  test('keeps the key of an e-gift card, on which nothing is written', () => {
    const card = aLine({
      item_key: 'k1',
      gift_card: {
        amount: 50,
        design: 'olive',
        recipient_name: 'Noa',
        recipient_email: 'noa@example.com',
        sender_name: 'Avi',
        message: '',
        deliver_on: null,
      },
    });
    expect(asWritten(card, 'k9')).toEqual(card);
  });
});

describe('writing on a line', () => {
  test('gives a plain line a key of its own', () => {
    const bag = setPersonalization(
      bagOf(aLine({ quantity: 3 })),
      lineKey(aLine()),
      written('Noa'),
      'k1',
    );
    expect(bag.products).toEqual([
      aLine({ quantity: 3, item_key: 'k1', personalization: written('Noa') }),
    ]);
  });

  test('keeps the key that a line has', () => {
    const bag = setPersonalization(bagOf(noa), lineKey(noa), written('Tamar'), 'k2');
    expect(bag.products).toEqual([{ ...noa, personalization: written('Tamar') }]);
  });

  test.each([[[]], [written('')], [written('  ')]])(
    'of nothing makes it a plain line: %j',
    (nothing) => {
      const bag = setPersonalization(bagOf(noa), lineKey(noa), nothing, 'k2');
      expect(bag.products).toEqual([aLine({ quantity: 2 })]);
    },
  );

  test('of nothing gives its quantity to the same product without it, capped at max', () => {
    const other = aLine({ quantity: 9, max: 10 });
    const bag = setPersonalization(bagOf(noa, other), lineKey(noa), [], 'k2');
    expect(bag.products).toEqual([aLine({ quantity: 10, max: 10 })]);
  });

  test('merged lines keep the gift options there are', () => {
    const given = setGiftOptions(bagOf(noa, aLine()), lineKey(noa), gift);
    const bag = setPersonalization(given, lineKey(noa), [], 'k2');
    expect(bag.products).toEqual([aLine({ quantity: 3, gift_options: gift })]);
  });

  test('of nothing leaves a plain line alone', () => {
    const bag = bagOf(aLine());
    expect(setPersonalization(bag, lineKey(aLine()), written(''), 'k1')).toBe(bag);
  });

  test('never changes how many there are, below max, and never makes two lines alike', () => {
    const keys = fc.constantFrom('', 'a', 'b');
    const steps = fc.array(fc.record({ key: keys, value: fc.constantFrom('', 'Noa') }));
    fc.assert(
      fc.property(steps, (taken) => {
        const start = bagOf(
          aLine({ max: 99 }),
          aLine({ max: 99, item_key: 'a', personalization: written('x') }),
        );
        const bag = taken.reduce(
          (now, { key, value }, place) =>
            setPersonalization(now, lineKey(aLine({ item_key: key })), written(value), `n${place}`),
          start,
        );
        expect(bag.products.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(2);
        expect(new Set(bag.products.map(lineKey)).size).toBe(bag.products.length);
      }),
    );
  });
});

test('gift options are those of one line', () => {
  const bag = setGiftOptions(bagOf(noa, aLine()), lineKey(noa), gift);
  expect(bag.products.map(({ gift_options }) => gift_options)).toEqual([gift, null]);
  expect(setGiftOptions(bag, lineKey(noa), null)).toEqual(bagOf(noa, aLine()));
});

test("the shop's prices of extras replace those that were seen", () => {
  const dearer = { ...noa, gift_options: { ...gift, price: 6 } };
  const bag = withShopsExtras(bagOf({ ...noa, gift_options: gift }, aLine({ id: 2 })), [dearer]);
  expect(bag.products).toEqual([dearer, aLine({ id: 2 })]);
});
