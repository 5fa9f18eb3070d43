import dayjs from 'dayjs';
import timezone from 'dayjs/plugin/timezone.js';
import utc from 'dayjs/plugin/utc.js';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  arrivalText,
  cutoffText,
  deliveryDateText,
  fastestText,
  longDateText,
  pickupText,
  shortDateText,
} from './delivery.ts';

dayjs.extend(utc);
dayjs.extend(timezone);
const tuesday = '2026-11-24T15:00:00.000Z';

test.each([
  [1, 0, 'Tue, November 24'],
  [0, 0, 'within 1 hour'],
  [0, 1, 'within 2 hours'],
])('pickup in %d days and %d hours reads "%s"', (days, hours, text) => {
  expect(pickupText({ days, hours, date: tuesday })).toBe(text);
});

test('dates read as the formats of the specification say, on any day', () => {
  const anyMoment = fc.date({
    min: new Date('2000-01-01T00:00:00Z'),
    max: new Date('2099-12-31T23:59:59Z'),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(anyMoment, (date) => {
      const moment = date.toISOString();
      const day = dayjs(moment).tz('America/New_York');
      expect(deliveryDateText(moment)).toBe(day.format('ddd, MMMM D'));
      expect(longDateText(moment)).toBe(day.format('dddd, MMMM D, YYYY'));
      expect(shortDateText(moment)).toBe(day.format('MMM D, YYYY'));
    }),
  );
});

test('a calendar day stays that day', () => {
  expect(shortDateText('2026-11-24')).toBe('Nov 24, 2026');
});

test.each([
  [5, '5-day shipping'],
  [2.5, '3-day shipping'],
  [2, '2-day shipping'],
  [1.5, 'Get it Tue, November 24'],
  [1, 'Get it Tomorrow'],
  [0.5, 'Get it Today'],
  [0, 'Get it Today'],
])('the fastest delivery in %d days reads "%s"', (days, text) => {
  expect(fastestText({ days, estimated_arrival: tuesday })).toBe(text);
});

test.each([
  [5, 'Get it Tue, November 24'],
  [1.5, 'Get it Tue, November 24'],
  [1, 'Get it Tomorrow'],
  [0.5, 'Get it Today'],
  [0, 'Get it Today'],
])('any other way in %d days reads "%s"', (days, text) => {
  expect(arrivalText({ days, estimated_arrival: tuesday })).toBe(text);
});

describe('how long an order may wait', () => {
  const within = (minutes: number) => {
    const now = Date.parse(tuesday) - minutes * 60_000;
    return cutoffText({ fulfillment_expires: tuesday, store_expires: '2026-11-25' }, now);
  };

  test.each([
    [1, 'Order within 1 minute'],
    [59, 'Order within 59 minutes'],
    [60, 'Order within 1 hour'],
    [61, 'Order within 1 hour 1 minute'],
    [170, 'Order within 2 hours 50 minutes'],
    [2510, 'Order within 41 hours'],
    [0, ''],
    [-5, ''],
  ])('with %d minutes left reads "%s"', (minutes, text) => {
    expect(within(minutes)).toBe(text);
  });

  test('counts to the earlier of the two moments', () => {
    const moments = { fulfillment_expires: '2026-11-25', store_expires: tuesday };
    expect(cutoffText(moments, Date.parse(tuesday) - 60_000)).toBe('Order within 1 minute');
  });

  test('says nothing where a moment is not known', () => {
    expect(cutoffText({ fulfillment_expires: '', store_expires: tuesday }, 0)).toBe('');
  });
});
