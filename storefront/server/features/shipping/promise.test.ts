import { describe, expect, test } from 'vitest';
import { arrival, nextClosing, nextCutoff, pickupPromise } from './promise.ts';

/** Moments are written with New York's offset: -04:00 in summer, -05:00 in winter. */
const at = (moment: string) => new Date(moment);

describe('a promise of delivery', () => {
  test.each([
    ['before the cutoff', '2026-06-09T14:59:00-04:00', 1, '2026-06-10T12:00:00-04:00'],
    ['at the cutoff', '2026-06-09T15:00:00-04:00', 2, '2026-06-11T12:00:00-04:00'],
    ['on Friday afternoon', '2026-06-12T16:00:00-04:00', 4, '2026-06-16T12:00:00-04:00'],
    ['on Sunday', '2026-06-14T09:00:00-04:00', 2, '2026-06-16T12:00:00-04:00'],
    [
      'late in the evening, when UTC has a new day',
      '2026-06-09T23:30:00-04:00',
      2,
      '2026-06-11T12:00:00-04:00',
    ],
    [
      'before a holiday, on which no parcel travels',
      '2026-11-25T10:00:00-05:00',
      2,
      '2026-11-27T12:00:00-05:00',
    ],
    ['over the change of clocks', '2026-10-30T16:00:00-04:00', 4, '2026-11-03T12:00:00-05:00'],
  ])('%s counts working days of the shop', (_, now, days, date) => {
    expect(arrival(at(now), 1)).toEqual({ days, date: at(date) });
  });

  test('holds until the next cutoff, on a working day', () => {
    expect(nextCutoff(at('2026-06-09T14:59:00-04:00'))).toEqual(at('2026-06-09T15:00:00-04:00'));
    expect(nextCutoff(at('2026-06-12T15:00:00-04:00'))).toEqual(at('2026-06-15T15:00:00-04:00'));
  });
});

describe('pickup', () => {
  test.each([
    ['within opening hours is ready within the hour', '2026-06-09T12:00:00-04:00', 0, 1],
    ['before opening waits for the door', '2026-06-09T06:00:00-04:00', 0, 4],
    ['too close to closing is for tomorrow', '2026-06-09T18:30:00-04:00', 1, 0],
    ['on a Friday afternoon is for Sunday', '2026-06-12T13:30:00-04:00', 2, 0],
    ['on a holiday is for the day after', '2026-11-26T12:00:00-05:00', 1, 0],
    ['on the day of rest is for Sunday', '2026-06-13T11:00:00-04:00', 1, 0],
  ])('%s', (_, now, days, hours) => {
    expect(pickupPromise(at(now))).toMatchObject({ days, hours });
  });

  test('the shop closes early on Friday', () => {
    expect(nextClosing(at('2026-06-12T11:00:00-04:00'))).toEqual(at('2026-06-12T14:00:00-04:00'));
  });
});
