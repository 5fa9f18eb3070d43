import { readStoreExamples } from '@otzar/contract/store.examples';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clockText, openingState } from './opening-hours.ts';

const store = readStoreExamples.default;

/** Moments are written with New York's offset: -04:00 in summer, -05:00 in winter. */
const at = (moment: string) => openingState(store, new Date(moment));

describe('whether the store is open', () => {
  it.each([
    ['in the morning of a Tuesday', '2026-11-24T10:12:00-05:00', true, 'until 7 p.m.'],
    ['on the minute it opens', '2026-11-24T10:00:00-05:00', true, 'until 7 p.m.'],
    ['before it opens', '2026-11-24T08:59:00-05:00', false, 'opens at 10 a.m.'],
    ['on the minute it closes', '2026-11-24T19:00:00-05:00', false, 'opens tomorrow at 10 a.m.'],
    [
      'late, when UTC has a new day',
      '2026-11-24T23:30:00-05:00',
      false,
      'opens tomorrow at 10 a.m.',
    ],
    ['on a holiday', '2026-11-26T12:00:00-05:00', false, 'opens tomorrow at 10 a.m.'],
    ['on a Friday', '2026-11-27T13:59:00-05:00', true, 'until 2 p.m.'],
    ['on a Friday afternoon', '2026-11-27T14:00:00-05:00', false, 'opens Sunday at 10 a.m.'],
    ['on the day of rest', '2026-11-28T11:00:00-05:00', false, 'opens tomorrow at 10 a.m.'],
    ['on the day clocks go back', '2026-11-01T10:30:00-05:00', true, 'until 7 p.m.'],
    ['on the day clocks go forward', '2027-03-14T09:30:00-04:00', false, 'opens at 10 a.m.'],
  ])('%s', (_, moment, open, until) => {
    expect(at(moment)).toMatchObject({ open, until });
  });

  it('is said for a store that is closed for longer than a week', () => {
    const moving = Array.from({ length: 9 }, (_, day) => ({
      day: new Date(Date.UTC(2026, 10, 24 + day)).toISOString().slice(0, 10),
      time: null,
      note: 'Moving',
    }));
    const closed = { ...store, holidays: moving };
    expect(openingState(closed, new Date('2026-11-24T12:00:00-05:00')).until).toBe(
      'opens on Thursday, December 3 at 10 a.m.',
    );
  });

  it('is said for a store that never opens', () => {
    const week = store.week.map(() => ({ time: null, note: '' }));
    expect(openingState({ ...store, week, holidays: [] }, new Date(store.now))).toMatchObject({
      open: false,
      until: 'closed until further notice',
    });
  });

  it('is never said of a moment outside the hours of its day, in any zone', () => {
    const zones = ['America/New_York', 'Asia/Jerusalem', 'Pacific/Auckland', 'Asia/Kathmandu'];
    const moments = fc.date({
      min: new Date('2026-01-01'),
      max: new Date('2028-01-01'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(moments, fc.constantFrom(...zones), (moment, zone) => {
        const state = openingState({ ...store, zone, holidays: [] }, moment);
        const hour = Number(
          new Intl.DateTimeFormat('en-GB', {
            timeZone: zone,
            hour: '2-digit',
            hourCycle: 'h23',
          }).format(moment),
        );
        const closes = [19, 19, 19, 19, 19, 14, 0][state.today] ?? 0;
        expect(state.open).toBe(hour >= 10 && hour < closes);
      }),
    );
  });
});

describe('the week of a store', () => {
  it('has the holidays of that week in place of its days', () => {
    const { days, today } = at('2026-11-24T12:00:00-05:00');
    expect(today).toBe(2);
    expect(days[4]).toEqual({ day: 'Thursday', note: 'Thanksgiving' });
    expect(days[5]).toEqual({
      day: 'Friday',
      hours: '10 a.m. – 2 p.m.',
      note: 'Early closing for Shabbat',
    });
  });

  it('names the holidays that are still to come', () => {
    expect(at('2026-11-27T12:00:00-05:00').holidays).toEqual([
      { day: 'Thursday, December 31', hours: '10 a.m. – 4 p.m.', note: 'New Year’s Eve' },
    ]);
  });
});

it.each([
  ['00:00', 'midnight'],
  ['24:00', 'midnight'],
  ['12:00', 'noon'],
  ['12:30', '12:30 p.m.'],
  ['09:05', '9:05 a.m.'],
])('a clock at %s shows %s', (time, words) => {
  expect(clockText(time)).toBe(words);
});
