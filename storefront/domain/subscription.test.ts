import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { plusDays } from './calendar-day.ts';
import {
  applyChange,
  asOf,
  canEndOn,
  endedOn,
  frequencies,
  frequencyText,
  lastDayAhead,
  nextAfter,
  nextOrderAfter,
  pastDue,
  type Schedule,
  type SubscriptionChange,
  skipped,
} from './subscription.ts';

const anyDay = fc
  .integer({ min: Date.UTC(2020, 0, 1) / 86_400_000, max: Date.UTC(2040, 0, 1) / 86_400_000 })
  .map((days) => new Date(days * 86_400_000).toISOString().slice(0, 10));
const anyFrequency = fc.constantFrom(...frequencies);
const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 86_400_000;

const monthly = (different: Partial<Schedule> = {}): Schedule => ({
  frequency: 'month',
  status: 'active',
  counted_from: '2026-09-01',
  not_before: null,
  next_on: '2026-12-01',
  ends_on: null,
  ...different,
});

/** What a subscription becomes; fails where it cannot be turned so. */
const turn = (kept: Schedule, asked: SubscriptionChange, today: string): Schedule => {
  const now = applyChange(kept, asked, today);
  if (typeof now === 'string') throw new Error(`There is nothing to turn: ${now}.`);
  return now;
};

const begun = (counted_from: string, different: Partial<Schedule> = {}): Schedule =>
  monthly({ counted_from, next_on: counted_from, ...different });

/** One that goes on, was placed until today and skipped a few times. */
const anyRhythm = fc
  .record({
    counted_from: anyDay,
    frequency: anyFrequency,
    days: fc.integer({ min: -60, max: 800 }),
    skips: fc.nat(3),
  })
  .map(({ days, skips, ...rhythm }) => {
    const today = plusDays(rhythm.counted_from, days);
    const fresh = begun(rhythm.counted_from, rhythm);
    const placed = days < 0 ? fresh : { ...fresh, ...pastDue(fresh, rhythm.counted_from, today) };
    const kept = Array.from({ length: skips }).reduce<Schedule>(
      (now) => skipped(now, today) ?? now,
      placed,
    );
    return { kept, today };
  });

/** What is due is placed before its day is over. */
const placedBefore = (day: string, now: Schedule): Schedule =>
  now.next_on !== null && now.next_on < day
    ? { ...now, ...pastDue(now, now.next_on, plusDays(day, -1)) }
    : now;

/** Whether a day is one of a subscription's frequency, counted from its first. */
const isInRhythm = ({ counted_from, frequency }: Schedule, wanted: string | null): boolean => {
  let day = counted_from;
  while (day < (wanted ?? '')) day = nextAfter(day, frequency, counted_from);
  return day === wanted;
};

/** Where there is a next day, it is still to come, and one of its rhythm. */
function expectDayToCome(now: Schedule, day: string): void {
  if (now.next_on === null) return;
  expect(now.next_on >= day).toBe(true);
  expect(isInRhythm(now, now.next_on)).toBe(true);
}

describe('the day after', () => {
  test.each([
    ['2026-11-21', 'week', '2026-11-28'],
    ['2026-12-25', 'two_weeks', '2027-01-08'],
    ['2026-12-15', 'month', '2027-01-15'],
    ['2026-01-31', 'month', '2026-02-28'],
    ['2028-01-31', 'month', '2028-02-29'],
    ['2028-02-29', 'quarter', '2028-05-29'],
    ['2026-12-31', 'two_months', '2027-02-28'],
  ] as const)('%s, every %s, is %s', (day, frequency, next) => {
    expect(nextAfter(day, frequency)).toBe(next);
  });

  test('a short month is the day it began on again', () => {
    expect(nextAfter('2026-02-28', 'month', '2026-01-31')).toBe('2026-03-31');
    expect(nextAfter('2028-02-29', 'month', '2027-12-30')).toBe('2028-03-30');
  });

  test('lies as far ahead as its frequency says, whatever the day', () => {
    const spans = {
      week: [7, 7],
      two_weeks: [14, 14],
      month: [28, 31],
      two_months: [59, 62],
      quarter: [89, 92],
    };
    fc.assert(
      fc.property(anyDay, anyFrequency, (day, frequency) => {
        const [least = 0, most = 0] = spans[frequency];
        const span = daysBetween(day, nextAfter(day, frequency));
        expect(span).toBeGreaterThanOrEqual(least);
        expect(span).toBeLessThanOrEqual(most);
      }),
    );
  });

  test('comes back to the day of the month after a year of months', () => {
    fc.assert(
      fc.property(anyDay, (started) => {
        let day = started;
        for (let month = 0; month < 12; month++) day = nextAfter(day, 'month', started);
        expect(day).toBe(lastDayAhead(started));
      }),
    );
  });
});

describe('the order after one that was due', () => {
  test.each([
    ['month', '2027-01-31', '2027-01-31', '2027-02-28'],
    ['month', '2028-01-31', '2028-01-31', '2028-02-29'],
    ['month', '2028-02-29', '2028-02-29', '2028-03-31'],
    ['quarter', '2027-11-30', '2027-11-30', '2028-02-29'],
    ['week', '2027-01-01', '2027-03-10', '2027-03-12'],
  ] as const)('comes every %s: due %s, placed %s, again %s', (frequency, due, today, next_on) => {
    const counted_from = frequency === 'month' ? '2027-01-31' : due;
    expect(pastDue({ frequency, counted_from }, due, today)).toMatchObject({ next_on });
  });

  test('is in the rhythm and still to come, however long nobody was there', () => {
    fc.assert(
      fc.property(anyDay, anyFrequency, fc.nat(2000), (due, frequency, late) => {
        const today = plusDays(due, late);
        const kept = begun(due, { frequency });
        const { next_on } = pastDue(kept, due, today);
        expect(next_on > today).toBe(true);
        expect(isInRhythm(kept, next_on)).toBe(true);
      }),
    );
  });

  test('leaves nothing out of twenty years, day after day', () => {
    fc.assert(
      fc.property(anyDay, anyFrequency, (counted_from, frequency) => {
        let due = counted_from;
        const months = new Set<string>();
        for (let order = 0; order < 240; order++) {
          const { next_on } = pastDue({ frequency, counted_from }, due, due);
          expect(next_on).toBe(nextAfter(due, frequency, counted_from));
          months.add(due.slice(0, 7));
          due = next_on;
        }
        if (frequency === 'month') expect(months.size).toBe(240);
      }),
      { numRuns: 15 },
    );
  });
});

describe('a change', () => {
  const today = '2026-11-22';
  const fresh = { ...begun('2026-11-22'), ...pastDue(begun('2026-11-22'), today, today) };

  test('of what was skipped to February keeps February', () => {
    const twice = turn(turn(fresh, { skip: true }, today), { skip: true }, today);
    expect(twice.next_on).toBe('2027-02-22');
    const rests = turn(twice, { status: 'paused' }, today);
    expect(turn(rests, { status: 'active' }, today)).toEqual(twice);
    const weekly = turn(twice, { frequency: 'week' }, today);
    expect((weekly.next_on ?? '') >= '2027-02-22').toBe(true);
  });

  test('to weekly and on to quarterly has a quarter’s day, not a week’s', () => {
    const weekly = turn(fresh, { frequency: 'week' }, today);
    expect(weekly.next_on).toBe('2026-11-29');
    expect(turn(weekly, { frequency: 'quarter' }, today).next_on).toBe('2027-02-22');
  });

  test('of frequency and its undoing are neutral, by whatever way and on whatever day', () => {
    const ways = fc.array(anyFrequency, { maxLength: 4 });
    fc.assert(
      fc.property(anyRhythm, ways, fc.nat(20), ({ kept, today }, way, later) => {
        const day = [plusDays(today, later), kept.next_on ?? ''].toSorted()[0] ?? '';
        const gone = way.reduce((now, frequency) => turn(now, { frequency }, day), kept);
        expect(turn(gone, { frequency: kept.frequency }, day)).toEqual(kept);
      }),
    );
  });

  test('that pauses and one that resumes are neutral, on the day it is due as well', () => {
    fc.assert(
      fc.property(anyRhythm, anyFrequency, fc.nat(800), ({ kept, today }, other, later) => {
        const day = [plusDays(today, later), kept.next_on ?? ''].toSorted()[0] ?? '';
        const rests = turn(kept, { status: 'paused' }, day);
        expect(turn(rests, { status: 'active' }, day)).toEqual(kept);
        const { frequency } = kept;
        const turnedTwice = turn(turn(rests, { frequency: other }, day), { frequency }, day);
        expect(turn(turnedTwice, { status: 'active' }, day)).toEqual(kept);
      }),
    );
  });

  test('that ends it at once is taken back by starting it again', () => {
    fc.assert(
      fc.property(anyRhythm, ({ kept, today }) => {
        const over = endedOn(kept, today, today);
        expect(turn(over, { status: 'active' }, today)).toEqual(kept);
      }),
    );
  });

  test('never has a day that is past or that its rhythm has not', () => {
    const anyTurn: fc.Arbitrary<SubscriptionChange> = fc.oneof(
      fc.record({ frequency: anyFrequency }),
      fc.constantFrom<SubscriptionChange>(
        { status: 'paused' },
        { status: 'active' },
        { skip: true },
      ),
    );
    const steps = fc.array(fc.record({ asked: anyTurn, wait: fc.nat(100) }), { maxLength: 8 });
    fc.assert(
      fc.property(anyRhythm, steps, ({ kept, today }, all) => {
        let now = kept;
        let day = today;
        for (const { asked, wait } of all) {
          day = plusDays(day, wait);
          now = placedBefore(day, now);
          const shown = nextOrderAfter(now, asked, day);
          const next = applyChange(now, asked, day);
          if (typeof next === 'string') {
            expect(shown).toBeNull();
            continue;
          }
          now = next;
          expect(asOf(now, day).next_on).toBe(shown);
          expectDayToCome(now, day);
        }
      }),
    );
  });

  test('of frequency leaves an order alone that is being tried', () => {
    const failed = monthly({ status: 'failed' });
    const weekly = turn(failed, { frequency: 'week' }, '2026-12-03');
    expect(weekly).toEqual({ ...failed, frequency: 'week' });
    const waits = monthly();
    expect(turn(waits, { frequency: 'week' }, '2026-12-03').next_on).toBe('2026-12-01');
  });

  test('at the end of January comes on the last of February, and on the 31st again', () => {
    const ends = {
      ...begun('2028-01-31'),
      ...pastDue(begun('2028-01-31'), '2028-01-31', '2028-01-31'),
    };
    expect(ends.next_on).toBe('2028-02-29');
    const weekly = turn(ends, { frequency: 'week' }, '2028-02-01');
    expect(weekly.next_on).toBe('2028-02-07');
    expect(turn(weekly, { frequency: 'month' }, '2028-02-01').next_on).toBe('2028-02-29');
    expect(turn(ends, { skip: true }, '2028-02-01').next_on).toBe('2028-03-31');
  });
});

describe('a subscription', () => {
  test('keeps its day when it goes on anyway, and loses its end', () => {
    const going = monthly({ ends_on: '2026-12-20' });
    expect(turn(going, { status: 'active' }, '2026-11-21')).toEqual(monthly());
  });

  test('that ended a while ago goes on from a day still to come', () => {
    const ended = monthly({ ends_on: '2026-11-21' });
    expect(turn(ended, { status: 'active' }, '2027-02-10')).toEqual(
      monthly({ next_on: '2027-03-01' }),
    );
    expect(applyChange(ended, { status: 'paused' }, '2027-02-10')).toBe('status');
  });

  test('skips one at a time, and not for more than a year', () => {
    fc.assert(
      fc.property(anyRhythm, ({ kept, today }) => {
        let one: Schedule | null = kept;
        let last = kept;
        for (let times = 0; one !== null; times++) {
          expect(times).toBeLessThan(60);
          last = one;
          one = skipped(one, today);
          const after = nextAfter(last.next_on ?? '', last.frequency, last.counted_from);
          if (one) expect(one.next_on).toBe(after);
        }
        expect((last.next_on ?? '') <= lastDayAhead(today)).toBe(true);
      }),
    );
  });

  test('that rests has nothing due and nothing to skip', () => {
    const resting = turn(monthly(), { status: 'paused' }, '2026-11-21');
    expect(resting).toMatchObject({ status: 'paused', next_on: null });
    expect(applyChange(resting, { skip: true }, '2026-11-21')).toBe('skip');
    expect(nextOrderAfter(resting, { skip: true }, '2026-11-21')).toBeNull();
  });

  test('that failed is left out, or goes on, from a day still to come', () => {
    const failed = monthly({ status: 'failed' });
    const left = { status: 'active', next_on: '2027-01-01' };
    expect(turn(failed, { skip: true }, '2026-12-03')).toMatchObject(left);
    expect(turn(failed, { status: 'active' }, '2026-12-03')).toMatchObject(left);
    const rests = turn(failed, { status: 'paused' }, '2026-12-03');
    expect(turn(rests, { status: 'active' }, '2026-12-03')).toMatchObject(left);
    expect(asOf(failed, '2026-12-03')).toMatchObject({ status: 'failed', next_on: null });
  });

  test('goes on until its end, from which on it is over', () => {
    const ending = endedOn(monthly(), '2026-12-10', '2026-11-21');
    expect(asOf(ending, '2026-11-21')).toMatchObject({ status: 'active', next_on: '2026-12-01' });
    expect(asOf(ending, '2026-12-10')).toMatchObject({ status: 'cancelled', next_on: null });
    const atOnce = endedOn(monthly(), '2026-11-21', '2026-11-21');
    expect(asOf(atOnce, '2026-11-21')).toMatchObject({
      status: 'cancelled',
      ends_on: '2026-11-21',
    });
    expect(endedOn(atOnce, '2027-01-01', '2026-11-21')).toBe(atOnce);
  });

  test('has nothing due on the day of its end or after it', () => {
    const ending = endedOn(monthly(), '2026-12-01', '2026-11-21');
    expect(asOf(ending, '2026-11-21')).toMatchObject({ status: 'active', next_on: null });
  });

  test('may end today, or within a year', () => {
    expect(canEndOn('2026-11-20', '2026-11-21')).toBe(false);
    expect(canEndOn('2026-11-21', '2026-11-21')).toBe(true);
    expect(canEndOn('2027-11-21', '2026-11-21')).toBe(true);
    expect(canEndOn('2027-11-22', '2026-11-21')).toBe(false);
  });

  test('on no day that the calendar does not have', () => {
    expect(canEndOn('2027-02-28', '2026-11-21')).toBe(true);
    expect(canEndOn('2027-02-30', '2026-11-21')).toBe(false);
  });
});

test('a frequency is told in words', () => {
  expect(frequencies.map(frequencyText)).toEqual([
    'every week',
    'every two weeks',
    'every month',
    'every two months',
    'every three months',
  ]);
});
