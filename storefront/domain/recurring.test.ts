import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { plusDays } from './calendar-day.ts';
import { canStartOn, irregular, isPosted, lastStart, nextDue, retryDay } from './recurring.ts';
import { frequencies, nextAfter } from './subscription.ts';

const anyDay = fc
  .integer({ min: Date.UTC(2020, 0, 1) / 86_400_000, max: Date.UTC(2040, 0, 1) / 86_400_000 })
  .map((days) => new Date(days * 86_400_000).toISOString().slice(0, 10));
const anyFrequency = fc.constantFrom(...frequencies);

describe('the order after one that was due', () => {
  test.each([
    ['month', '2027-01-31', '2027-01-31', '2027-02-28'],
    ['month', '2028-01-31', '2028-01-31', '2028-02-29'],
    ['month', '2028-02-29', '2028-02-29', '2028-03-31'],
    ['quarter', '2027-11-30', '2027-11-30', '2028-02-29'],
    ['week', '2027-01-01', '2027-03-10', '2027-03-12'],
  ] as const)('comes every %s: due %s, placed %s, again %s', (frequency, due, today, next) => {
    const started_on = frequency === 'month' ? '2027-01-31' : due;
    expect(nextDue({ frequency, started_on }, due, today)).toBe(next);
  });

  test('is in the rhythm and still to come, however long nobody was there', () => {
    fc.assert(
      fc.property(anyDay, anyFrequency, fc.nat(2000), (due, frequency, late) => {
        const today = plusDays(due, late);
        const next = nextDue({ frequency, started_on: due }, due, today);
        expect(next > today).toBe(true);
        let day = due;
        while (day < next) day = nextAfter(day, frequency, due);
        expect(day).toBe(next);
      }),
    );
  });

  test('leaves nothing out of twenty years, day after day', () => {
    fc.assert(
      fc.property(anyDay, anyFrequency, (started_on, frequency) => {
        let due = started_on;
        const months = new Set<string>();
        for (let order = 0; order < 240; order++) {
          const next = nextDue({ frequency, started_on }, due, due);
          expect(next).toBe(nextAfter(due, frequency, started_on));
          months.add(due.slice(0, 7));
          due = next;
        }
        if (frequency === 'month') expect(months.size).toBe(240);
      }),
      { numRuns: 30 },
    );
  });
});

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
