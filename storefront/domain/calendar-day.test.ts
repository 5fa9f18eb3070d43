import { expect, test } from 'vitest';
import { isInCalendar, plusDays, plusMonths, weekday } from './calendar-day.ts';

test('days are days across a change of clocks and a leap year', () => {
  expect(plusDays('2026-10-20', 30)).toBe('2026-11-19');
  expect(plusDays('2028-02-15', 30)).toBe('2028-03-16');
  expect(plusDays('2027-01-01', -1)).toBe('2026-12-31');
});

test('a month that is too short has its last day', () => {
  expect(plusMonths('2026-12-31', 2, 31)).toBe('2027-02-28');
  expect(plusMonths('2027-02-28', 1, 31)).toBe('2027-03-31');
});

test('the days of a week are counted from Sunday', () => {
  expect(['2026-11-21', '2026-11-22'].map(weekday)).toEqual([6, 0]);
});

test('what is written as a day may be none', () => {
  expect(['2026-02-28', '2026-02-30'].map(isInCalendar)).toEqual([true, false]);
});
