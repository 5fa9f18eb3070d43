import { describe, expect, test } from 'vitest';
import { canStartOn, irregular, isPosted, lastStart, retryDay } from './recurring.ts';

describe('an order that failed', () => {
  test('is tried again 1, 3 and 7 days after the first time, and then no more', () => {
    expect([1, 2, 3, 4].map((times) => retryDay('2027-02-27', times, '2027-02-27'))).toEqual([
      '2027-02-28',
      '2027-03-02',
      '2027-03-06',
      null,
    ]);
  });

  test('is never tried twice on a day, however long nobody was there', () => {
    expect(retryDay('2027-02-01', 2, '2027-03-01')).toBe('2027-03-02');
  });
});

describe('the first day', () => {
  test.each([
    ['2026-11-20', false],
    ['2026-11-21', true],
    ['2027-02-21', true],
    ['2027-02-22', false],
    ['2027-02-30', false],
  ])('%s can be chosen on November 21: %s', (day, can) => {
    expect(canStartOn(day, '2026-11-21')).toBe(can);
  });

  test('lies within three months, also where the month is too short', () => {
    expect(lastStart('2026-11-30')).toBe('2027-02-28');
  });
});

describe('what can come regularly', () => {
  const thing = {
    type: 'product',
    item_type: 'physical',
    has_variations: false,
    preorder_date: null,
    max: 5,
  } as const;

  test('is what can be sent again and again', () => {
    expect(irregular(thing)).toBeNull();
    expect(irregular({ ...thing, type: 'bundle' })).toBeNull();
    expect(irregular({ ...thing, item_type: 'recurring' })).toBeNull();
  });

  test.each([
    [{ type: 'giftCard' }, 'A gift card'],
    [{ item_type: 'digital' }, 'on a screen'],
    [{ has_variations: true }, 'several kinds'],
    [{ preorder_date: '2027-03-15' }, 'not out yet'],
    [{ max: 0 }, 'sold out'],
  ] as const)('is not %j, and says so', (different, words) => {
    expect(irregular({ ...thing, ...different })).toContain(words);
  });

  test('is not what is made with a name on it', () => {
    expect(irregular(thing, true)).toContain('made to order');
  });

  test('is posted unless nobody carries it', () => {
    const kinds = ['physical', 'recurring', 'digital', 'service'] as const;
    expect(kinds.map((item_type) => isPosted({ item_type }))).toEqual([true, true, false, false]);
  });
});
