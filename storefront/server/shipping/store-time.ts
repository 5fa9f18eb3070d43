import dayjs from 'dayjs';
import timezone from 'dayjs/plugin/timezone.js';
import utc from 'dayjs/plugin/utc.js';
import { store } from './store.ts';

dayjs.extend(utc);
dayjs.extend(timezone);

/** A calendar day where the shop stands, `YYYY-MM-DD`. */
export type StoreDay = string;

export const storeDay = (moment: Date): StoreDay =>
  dayjs(moment).tz(store.zone).format('YYYY-MM-DD');

/** The moment at which a clock in the shop shows an hour of a day. */
export const atHour = (day: StoreDay, hour: number): Date =>
  dayjs.tz(`${day} ${String(hour).padStart(2, '0')}:00`, store.zone).toDate();

// Days are counted in UTC, which has no change of clocks to trip over.
const inUtc = (day: StoreDay) => dayjs.utc(day);

export const weekday = (day: StoreDay): number => inUtc(day).day();

export const addDays = (day: StoreDay, days: number): StoreDay =>
  inUtc(day).add(days, 'day').format('YYYY-MM-DD');

export const daysBetween = (from: StoreDay, to: StoreDay): number =>
  inUtc(to).diff(inUtc(from), 'day');

const isWorkingDay = (day: StoreDay): boolean => weekday(day) >= 1 && weekday(day) <= 5;

/** The day itself if parcels leave on it, else the next on which they do. */
export const workingDayFrom = (day: StoreDay): StoreDay =>
  isWorkingDay(day) ? day : workingDayFrom(addDays(day, 1));

/** Counts working days onward from a day. */
export const addWorkingDays = (day: StoreDay, days: number): StoreDay =>
  days === 0 ? day : addWorkingDays(workingDayFrom(addDays(day, 1)), days - 1);
