import { messages } from '#messages/calendar-day';

/** A calendar day, `YYYY-MM-DD`; two of them compare as texts. */
export type CalendarDay = string;

const DAY_MS = 24 * 60 * 60 * 1000;

const partsOf = (day: CalendarDay): [number, number, number] => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return [year, month, date];
};

/** A day as a moment: midnight in UTC, which has no change of clocks to trip over. */
export const inUtc = (day: CalendarDay): Date => {
  const [year, month, date] = partsOf(day);
  return new Date(Date.UTC(year, month - 1, date));
};

const dayOf = (milliseconds: number): CalendarDay =>
  new Date(milliseconds).toISOString().slice(0, 10);

/** So many days on. */
export const plusDays = (day: CalendarDay, days: number): CalendarDay =>
  dayOf(inUtc(day).getTime() + days * DAY_MS);

/** So many months on, on a day of the month, or on the last one of a month that is too short for it. */
export const plusMonths = (day: CalendarDay, months: number, wanted: number): CalendarDay => {
  const [year, month] = partsOf(day);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return dayOf(Date.UTC(year, month - 1 + months, Math.min(wanted, last)));
};

/** Which day of the month, from 1. */
export const dateOf = (day: CalendarDay): number => partsOf(day)[2];

/** Which day of the week, from Sunday: 0 to 6. */
export const weekday = (day: CalendarDay): number => inUtc(day).getUTCDay();

/** A day for a person, `MMM D, YYYY`: "Nov 24, 2026" (specification, section 9); without Intl, as lists of products write it. */
export const dayText = (day: CalendarDay): string => {
  const [year, month, date] = partsOf(day);
  return messages.day(messages.months[month - 1] ?? '', date, year);
};

/** February has no 30th, though it is written as a day is. */
export const isInCalendar = (day: CalendarDay): boolean => plusDays(day, 0) === day;
