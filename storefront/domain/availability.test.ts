import type { BagLine } from '@otzar/contract/bag';
import { sampleLines } from '@otzar/contract/bag.examples';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { applyOffers, type BagChange, linesToCheck, mergeChanges } from './availability.ts';
import { addLine, type Bag, emptyBag } from './bag.ts';
import { aLine, anyLines } from './line.fixture.ts';

const bagOf = (...products: BagLine[]): Bag => ({ ...emptyBag, products });
const quantities = (lines: BagLine[]) => lines.map((line) => line.quantity);
const anyBag = anyLines.map((lines) => lines.reduce(addLine, emptyBag));

describe('the shop’s word on the lines', () => {
  test('max 0 makes a line unavailable', () => {
    const { bag, changes } = applyOffers(bagOf(aLine({ quantity: 2 })), [aLine({ max: 0 })]);
    expect(bag.products).toEqual([]);
    expect(bag.unavailableCart).toHaveLength(1);
    expect(changes).toMatchObject([{ kind: 'unavailable', before: 2, now: 0 }]);
  });

  test('a line that is no longer sold is unavailable too', () => {
    const { bag } = applyOffers(bagOf(aLine()), []);
    expect(bag.unavailableCart).toHaveLength(1);
  });

  test('a line that was not asked about stays as it is', () => {
    const before = bagOf(aLine());
    expect(applyOffers(before, [], [])).toEqual({ bag: before, changes: [] });
  });

  test('a quantity above max is lowered', () => {
    const { bag, changes } = applyOffers(bagOf(aLine({ quantity: 5 })), [aLine({ max: 3 })]);
    expect(quantities(bag.products)).toEqual([3]);
    expect(changes).toMatchObject([{ kind: 'quantity', before: 5, now: 3 }]);
  });

  test('a quantity of 0 becomes 1', () => {
    const { bag } = applyOffers(bagOf(aLine({ quantity: 0 })), [aLine({ max: 3 })]);
    expect(quantities(bag.products)).toEqual([1]);
  });

  test('prices and titles are refreshed; gift options and personalization stay', () => {
    const gift_options = { wrap: true, message: '', price: 5 };
    const { gift_options: _, personalization: __, ...offer } = aLine({ price: 25, title: 'New' });
    const { bag, changes } = applyOffers(bagOf(aLine({ gift_options })), [offer]);
    expect(bag.products).toEqual([aLine({ price: 25, title: 'New', gift_options })]);
    expect(changes).toMatchObject([{ kind: 'price', before: 20, now: 25 }]);
  });

  test('an e-gift card keeps the amount and the design that its giver chose', () => {
    const line = sampleLines.eGiftCard;
    const { gift_card: _, gift_options: __, personalization: ___, ...offer } = line;
    const { bag, changes } = applyOffers(bagOf(line), [{ ...offer, price: 5, max: 3 }]);
    expect(bag.products).toEqual([{ ...line, max: 3 }]);
    expect(changes).toEqual([]);
  });

  test('what came back returns to the list it was on', () => {
    const gone = { ...emptyBag, unavailableCart: [aLine()], unavailableLater: [aLine({ id: 2 })] };
    const { bag, changes } = applyOffers(gone, [aLine(), aLine({ id: 2 })]);
    expect(bag.products).toEqual([aLine()]);
    expect(bag.later).toEqual([aLine({ id: 2 })]);
    expect(changes.map((change) => change.kind)).toEqual(['returned', 'returned']);
  });

  test('the shop is asked once about a line that is in the bag and saved', () => {
    const bag = { ...bagOf(aLine({ quantity: 2 })), later: [aLine()] };
    expect(linesToCheck(bag)).toHaveLength(1);
  });
});

test('a bag is left alone by offers that agree with it, and by the same offers a second time', () => {
  fc.assert(
    fc.property(anyBag, anyLines, (bag, offers) => {
      const before = structuredClone(bag);
      expect(applyOffers(bag, bag.products)).toEqual({ bag, changes: [] });
      const once = applyOffers(bag, offers).bag;
      expect(applyOffers(once, offers)).toEqual({ bag: once, changes: [] });
      expect(bag).toEqual(before);
    }),
  );
});

describe('what is told of changes that came one after another', () => {
  const change = (kind: BagChange['kind'], before: number, now: number): BagChange => ({
    kind,
    line: aLine(),
    before,
    now,
  });

  test('is a price from what was last seen to what it is now, or nothing', () => {
    const once = mergeChanges([], [change('price', 10, 12)]);
    expect(mergeChanges(once, [change('price', 12, 14)])).toMatchObject([{ before: 10, now: 14 }]);
    expect(mergeChanges(once, [change('price', 12, 10)])).toEqual([]);
  });

  test('is a quantity from what the shopper chose since', () => {
    const once = mergeChanges([], [change('quantity', 5, 3)]);
    expect(mergeChanges(once, [change('quantity', 2, 1)])).toMatchObject([{ before: 2, now: 1 }]);
  });

  test('is whether it can be had, as it is now', () => {
    const gone = mergeChanges([], [change('unavailable', 2, 0)]);
    expect(mergeChanges(gone, [change('returned', 0, 2)])).toMatchObject([{ kind: 'returned' }]);
  });

  test('is each matter once, and what it now is', () => {
    const anyChange = fc.record({
      kind: fc.constantFrom<BagChange['kind']>('price', 'quantity', 'unavailable', 'returned'),
      line: fc.integer({ min: 1, max: 3 }).map((id) => aLine({ id })),
      before: fc.integer({ min: 0, max: 3 }),
      now: fc.integer({ min: 0, max: 3 }),
    });
    const matter = ({ kind, line }: BagChange) =>
      `${line.id} ${kind === 'price' || kind === 'quantity' ? kind : 'stock'}`;
    fc.assert(
      fc.property(fc.array(anyChange), (changes) => {
        const told = changes.reduce<BagChange[]>((all, one) => mergeChanges(all, [one]), []);
        expect(new Set(told.map(matter)).size).toBe(told.length);
        for (const one of told) {
          const last = changes.findLast((other) => matter(other) === matter(one));
          expect(one).toMatchObject({ kind: last?.kind, now: last?.now });
        }
      }),
    );
  });
});
