import { type CalendarDay, plusDays, weekday } from '@otzar/domain/calendar-day';
import { onDay } from '@otzar/domain/opening-hours';
import dayjs from 'dayjs';
import timezone from 'dayjs/plugin/timezone.js';
import utc from 'dayjs/plugin/utc.js';
import { store } from './store.ts';

dayjs.extend(utc);
dayjs.extend(timezone);

/** The moment at which a clock in the shop shows an hour of a day. */
export const atHour = (day: CalendarDay, hour: number): Date =>
  dayjs.tz(`${day} ${String(hour).padStart(2, '0')}:00`, store.zone).toDate();

/** What calendar and clock in the shop show at a moment, e.g. `Nov 24, 2026, 10:02`. */
export const storeTimeText = (moment: Date): string =>
  dayjs(moment).tz(store.zone).format('MMM D, YYYY, HH:mm');

// Days are counted in UTC, which has no change of clocks to trip over.
const inUtc = (day: CalendarDay) => dayjs.utc(day);

export const daysBetween = (from: CalendarDay, to: CalendarDay): number =>
  inUtc(to).diff(inUtc(from), 'day');

/** The opening and closing hour of a day, or null where the shop is closed on it. */
export const hoursOn = (day: CalendarDay) =>
  onDay<{ hours: readonly [number, number] | null }>(store, day)?.hours ?? null;

const isWorkingDay = (day: CalendarDay): boolean =>
  weekday(day) >= 1 && weekday(day) <= 5 && hoursOn(day) !== null;

/** The day itself if parcels leave on it, else the next on which they do. */
export const workingDayFrom = (day: CalendarDay): CalendarDay =>
  isWorkingDay(day) ? day : workingDayFrom(plusDays(day, 1));

/** Counts working days onward from a day. */
export const addWorkingDays = (day: CalendarDay, days: number): CalendarDay =>
  days === 0 ? day : addWorkingDays(workingDayFrom(plusDays(day, 1)), days - 1);
