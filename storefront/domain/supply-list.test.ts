import { offerOf } from '@otzar/contract/bag.examples';
import { readProductExamples } from '@otzar/contract/product.examples';
import { readSupplyListExamples } from '@otzar/contract/school.examples';
import { describe, expect, test } from 'vitest';
import { addLine, emptyBag } from './bag.ts';
import { boughtOf, lineRequests, linesOf, lineTotal, listTotal, shortText } from './supply-list.ts';
import { noTicks, readTicks } from './supply-ticks.ts';

const { entries } = readSupplyListExamples.default;
const line = (id: number, search = '') =>
  linesOf(entries, readTicks(search)).find((one) => one.id === id);

describe('a list', () => {
  test('asks for what is required until somebody says otherwise', () => {
    expect(linesOf(entries).map(({ included }) => included)).toEqual([
      true,
      true,
      true,
      true,
      false,
    ]);
    expect(line(1, '?have=1')?.included).toBe(false);
    expect(line(5, '?want=5')?.included).toBe(true);
    expect(line(5, '?have=5')?.included).toBe(false);
  });

  test('has as many of each as are asked for, at most as many as there are', () => {
    expect(line(2)?.quantity).toBe(4);
    expect(line(2, '?n=2x7')?.quantity).toBe(7);
    expect(line(1, '?n=1x99')?.quantity).toBe(3);
  });

  test('swaps what is sold out, and nothing else', () => {
    const swapped = line(3, '?swap=3');
    expect(swapped?.product.title).toBe(readProductExamples.default.title);
    expect(swapped?.replaces?.title).toBe(readProductExamples.soldOut.title);
    expect(swapped?.swap).toBeNull();
    expect(line(1, '?swap=1')?.replaces).toBeNull();
  });

  test('comes to what goes to the bag, in cents', () => {
    expect(listTotal(linesOf(entries))).toBe(2 * 950 + 4 * 1600 + 1995);
    expect(listTotal(linesOf(entries, readTicks('?swap=3&have=1-2-4')))).toBe(2400);
    const [pencils] = linesOf(entries);
    expect(pencils && lineTotal(pencils)).toBe(1900);
  });

  test('passes over ticks that it does not have: a link of last year opens this year’s', () => {
    expect(linesOf(entries, readTicks('?have=77&want=99&swap=55&n=44x2'))).toEqual(
      linesOf(entries, noTicks),
    );
  });
});

describe('what goes to the bag', () => {
  const offers = [
    readProductExamples.lowStock,
    readProductExamples.personalized,
    readProductExamples.hebrew,
  ].map((product) => offerOf(product));

  test('is all that is ticked, without what is sold out', () => {
    expect(lineRequests(linesOf(entries)).map(({ id, quantity }) => [id, quantity])).toEqual([
      [103, 2],
      [110, 4],
      [104, 1],
    ]);
  });

  test('is one line where two entries come to the same product', () => {
    const twice = entries.map((entry) => ({ ...entry, id: entry.id + 10 }));
    const lines = linesOf([...entries, ...twice]);
    expect(lineRequests(lines).map(({ quantity }) => quantity)).toEqual([4, 8, 2]);
  });

  test('is told where it falls short, and loses no other line', () => {
    const lines = linesOf(entries);
    const gone = offers.map((offer) => (offer.id === 104 ? { ...offer, max: 0 } : offer));
    const { lines: added, short } = boughtOf(lines, gone, emptyBag);
    expect(added.map(({ id }) => id)).toEqual([103, 110]);
    expect(short.map(shortText)).toEqual([
      'Letters from the Orchard has sold out meanwhile and stays on your list.',
    ]);
    expect(boughtOf(lines, [], emptyBag).short).toHaveLength(3);
  });

  test('sums up with what is in the bag already, as far as there is any', () => {
    const first = boughtOf(linesOf(entries), offers, emptyBag);
    expect(first.short).toEqual([]);
    const bag = first.lines.reduce(addLine, emptyBag);
    const again = boughtOf(linesOf(entries), offers, bag);
    const twice = again.lines.reduce(addLine, bag);
    expect(twice.products.map(({ quantity }) => quantity)).toEqual([3, 8, 2]);
    expect(again.short.map(shortText)).toEqual([
      'Of Cedar Pencils, Set of Twelve only 3 can be had, so the bag holds 3.',
    ]);
  });
});
