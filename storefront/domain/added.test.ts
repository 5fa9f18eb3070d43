import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { movedText, quantityInList, shortText, wentIn } from './added.ts';
import { addLine, type Bag, emptyBag, lineKey, moveToBag, moveToLater } from './bag.ts';
import { aLine } from './line.fixture.ts';

const bagWith = (quantity: number, max: number): Bag =>
  quantity > 0 ? addLine(emptyBag, aLine({ quantity, max })) : emptyBag;

describe('what went into the bag', () => {
  test('is said where it is less than was to go in', () => {
    const addition = { line: aLine({ quantity: 3 }), before: 2 };
    expect(shortText(addition, 5)).toBeNull();
    expect(shortText(addition, 4)).toBe('Only 4 can be had: 2 of 3 went in.');
    expect(shortText(addition, 2)).toBe(
      'Only 2 can be had, already in your bag: nothing was added.',
    );
    expect(shortText(addition, 0)).toBe('It has just sold out, so nothing was added.');
  });

  test('and what was in it before are what is in it now, for any quantity and any maximum', () => {
    const few = fc.integer({ min: 1, max: 8 });
    fc.assert(
      fc.property(few, fc.nat({ max: 8 }), few, (asked, before, max) => {
        const bag = bagWith(Math.min(before, max), max);
        const line = aLine({ quantity: asked, max });
        const held = quantityInList(bag, lineKey(line));
        const after = quantityInList(addLine(bag, line), lineKey(line));
        const addition = { line, before: held };
        expect(held + wentIn(addition, after)).toBe(after);
        expect(shortText(addition, after) === null).toBe(after === held + asked);
      }),
    );
  });
});

test('a line that comes back from later says what of it finds no room, and so the other way', () => {
  const saved = aLine({ quantity: 3, max: 4 });
  const key = lineKey(saved);
  const before = { ...bagWith(3, 4), later: [saved] };
  const after = moveToBag(before, key);
  expect(movedText(saved, { before, after, key, list: 'products' })).toBe(
    `${saved.title}: Only 4 can be had: 1 of 3 went in.`,
  );
  const back = moveToLater({ ...before, later: [{ ...saved, quantity: 4 }] }, key);
  const full = { ...before, later: [{ ...saved, quantity: 4 }] };
  expect(movedText(saved, { before: full, after: back, key, list: 'later' })).toBe(
    `${saved.title}: Only 4 can be had, already in your list: nothing was added.`,
  );
  expect(
    movedText(saved, { before: emptyBag, after: bagWith(3, 4), key, list: 'products' }),
  ).toBeNull();
});
