import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  asOf,
  at,
  canEndOn,
  endedOn,
  frequencies,
  frequencyText,
  lastDayAhead,
  nextAfter,
  pausedNow,
  type Rhythm,
  resumed,
  skipped,
} from './subscription.ts';

const anyDay = fc
  .integer({ min: Date.UTC(2020, 0, 1) / 86_400_000, max: Date.UTC(2040, 0, 1) / 86_400_000 })
  .map((days) => new Date(days * 86_400_000).toISOString().slice(0, 10));
const anyFrequency = fc.constantFrom(...frequencies);
const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 86_400_000;

const monthly = (different: Partial<Rhythm> = {}): Rhythm => ({
  frequency: 'month',
  status: 'active',
  started_on: '2026-09-01',
  next_on: '2026-12-01',
  ends_on: null,
  ...different,
});

const anyRhythm = fc
  .record({ started_on: anyDay, frequency: anyFrequency, days: fc.nat(800) })
  .map(({ days, ...rhythm }) => {
    const today = new Date(Date.parse(rhythm.started_on) + days * 86_400_000)
      .toISOString()
      .slice(0, 10);
    return { rhythm: resumed(monthly({ ...rhythm, next_on: null }), today), today };
  });

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

describe('a subscription', () => {
  test('that goes on comes on a day still to come, which its rhythm has', () => {
    fc.assert(
      fc.property(anyRhythm, ({ rhythm: { started_on, next_on, frequency }, today }) => {
        expect((next_on ?? '') > today).toBe(true);
        let day = started_on;
        while (day < (next_on ?? '')) day = nextAfter(day, frequency, started_on);
        expect(day).toBe(next_on);
      }),
    );
  });

  test('keeps its day when it goes on anyway, and loses its end', () => {
    const going = monthly({ ends_on: '2026-12-20' });
    expect(resumed(going, '2026-11-21')).toEqual(monthly());
  });

  test('that ended a while ago goes on from a day still to come', () => {
    const ended = monthly({ ends_on: '2026-11-21' });
    expect(resumed(ended, '2027-02-10')).toEqual(monthly({ next_on: '2027-03-01' }));
  });

  test('skips one at a time, and not for more than a year', () => {
    fc.assert(
      fc.property(anyRhythm, ({ rhythm, today }) => {
        let one: Rhythm | null = rhythm;
        let last = rhythm;
        for (let times = 0; one !== null; times++) {
          expect(times).toBeLessThan(60);
          last = one;
          one = skipped(one, today);
          if (one)
            expect(one.next_on).toBe(
              nextAfter(last.next_on ?? '', last.frequency, last.started_on),
            );
        }
        expect((last.next_on ?? '') <= lastDayAhead(today)).toBe(true);
      }),
    );
  });

  test('that rests has nothing due and nothing to skip', () => {
    const resting = pausedNow(monthly());
    expect(resting).toMatchObject({ status: 'paused', next_on: null });
    expect(skipped(resting, '2026-11-21')).toBeNull();
    expect(resumed(resting, '2026-11-21')).toEqual(monthly());
  });

  test('that failed is left out, or goes on, from a day still to come', () => {
    const failed = monthly({ status: 'failed' });
    const left = monthly({ next_on: '2027-01-01' });
    expect(skipped(failed, '2026-12-03')).toEqual(left);
    expect(resumed(failed, '2026-12-03')).toEqual(left);
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

  test('that comes more often comes sooner, and never later for being changed', () => {
    fc.assert(
      fc.property(anyRhythm, anyFrequency, ({ rhythm, today }, frequency) => {
        const changed = at(rhythm, frequency, today);
        expect((changed.next_on ?? '') <= (rhythm.next_on ?? '')).toBe(true);
        expect((changed.next_on ?? '') > today).toBe(true);
        expect((changed.next_on ?? '') <= nextAfter(today, frequency)).toBe(true);
      }),
    );
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
