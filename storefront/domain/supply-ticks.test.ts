import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  noTicks,
  readTicks,
  type Ticks,
  tickIncluded,
  tickQuantity,
  tickSwapped,
  writeTicks,
} from './supply-ticks.ts';

const anyEntries = fc
  .uniqueArray(fc.integer({ min: 1, max: 9999 }), { maxLength: 60 })
  .map((ids) => ids.toSorted((a, b) => a - b));

const anyTicks: fc.Arbitrary<Ticks> = fc.record({
  have: anyEntries,
  want: anyEntries,
  swap: anyEntries,
  quantities: anyEntries.chain((ids) =>
    fc.tuple(...ids.map((id) => fc.tuple(fc.constant(id), fc.integer({ min: 1, max: 999 })))),
  ),
});

test('a list as ticked is short in its address', () => {
  const ticks: Ticks = { have: [3, 5], want: [], swap: [4], quantities: [[7, 2]] };
  expect(writeTicks('', ticks)).toBe('?have=3-5&swap=4&n=7x2');
  expect(writeTicks('?have=1&utm_source=school', noTicks)).toBe('?utm_source=school');
  expect(writeTicks('?have=1', noTicks)).toBe('');
});

test('whatever is ticked is read as it was written', () => {
  fc.assert(
    fc.property(anyTicks, fc.webQueryParameters(), (ticks, other) => {
      expect(readTicks(writeTicks('', ticks))).toEqual(ticks);
      expect(readTicks(writeTicks(other, ticks))).toEqual(ticks);
    }),
  );
});

test('no address breaks it: what is no tick counts for nothing', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const query = new URLSearchParams({ have: text, want: text, swap: text, n: text });
      const ticks = readTicks(`?${query}`);
      expect(readTicks(writeTicks('', ticks))).toEqual(ticks);
    }),
  );
  expect(readTicks('?have=5-3-3-0--1e99-abc-12345&n=7x0-7x2-7x1000-x-9&swap=%00')).toEqual({
    have: [3, 5],
    want: [],
    swap: [],
    quantities: [[7, 2]],
  });
  expect(readTicks(`?have=${'9-'.repeat(5000)}`).have).toEqual([9]);
});

describe('ticking', () => {
  const required = { id: 3, required: true, asked: 2 };
  const optional = { id: 8, required: false, asked: 1 };

  test('leaves out what is at home, and takes in what is optional', () => {
    const had = tickIncluded(noTicks, required, false);
    expect(had.have).toEqual([3]);
    expect(tickIncluded(had, required, true)).toEqual(noTicks);
    const wanted = tickIncluded(noTicks, optional, true);
    expect(wanted.want).toEqual([8]);
    expect(tickIncluded(wanted, optional, false)).toEqual(noTicks);
  });

  test('whoever swaps wants it, whatever they said before', () => {
    expect(tickSwapped(noTicks, optional, true)).toEqual({ ...noTicks, want: [8], swap: [8] });
    const had = tickIncluded(noTicks, required, false);
    expect(tickSwapped(had, required, true)).toEqual({ ...noTicks, swap: [3] });
    expect(tickSwapped(tickSwapped(had, required, true), required, false)).toEqual(noTicks);
  });

  test('writes a quantity down only where it differs, and never an impossible one', () => {
    expect(tickQuantity(noTicks, required, 5).quantities).toEqual([[3, 5]]);
    expect(tickQuantity(tickQuantity(noTicks, required, 5), required, 2)).toEqual(noTicks);
    expect(tickQuantity(noTicks, required, 0).quantities).toEqual([[3, 1]]);
    expect(tickQuantity(noTicks, required, 1e9).quantities).toEqual([[3, 999]]);
    expect(tickQuantity(noTicks, required, Number.NaN).quantities).toEqual([[3, 1]]);
  });
});
