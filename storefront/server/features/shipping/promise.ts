import type { ShippingOptions } from '@otzar/contract/shipping';
import { type CalendarDay, plusDays } from '@otzar/domain/calendar-day';
import { storeDay } from '@otzar/domain/store-day';
import { store } from '../store/store.ts';
import {
  addWorkingDays,
  atHour,
  daysBetween,
  hoursOn,
  workingDayFrom,
} from '../store/store-time.ts';

/** Promises name a day; at noon in the shop it is the same day in UTC. */
const NOON = 12;
const HOUR_MS = 3_600_000;

/** The next moment by which an order must be in to leave on the day it says. */
export function nextCutoff(now: Date): Date {
  const today = workingDayFrom(storeDay(now));
  const cutoff = atHour(today, store.cutoffHour);
  return cutoff > now ? cutoff : atHour(workingDayFrom(plusDays(today, 1)), store.cutoffHour);
}

/** When a parcel that travels for some working days arrives, if it is ordered now. */
export function arrival(now: Date, workingDays: number): { days: number; date: Date } {
  const leaves = storeDay(nextCutoff(now));
  const arrives = addWorkingDays(leaves, workingDays);
  return { days: daysBetween(storeDay(now), arrives), date: atHour(arrives, NOON) };
}

interface OpenDay {
  day: CalendarDay;
  opens: Date;
  closes: Date;
}

/** The first day from `day` on whose closing time is still to come. */
function openDayFrom(day: CalendarDay, now: Date): OpenDay {
  const hours = hoursOn(day);
  if (hours) {
    const closes = atHour(day, hours[1]);
    if (closes > now) return { day, opens: atHour(day, hours[0]), closes };
  }
  return openDayFrom(plusDays(day, 1), now);
}

/** When the shop closes next. */
export const nextClosing = (now: Date): Date => openDayFrom(storeDay(now), now).closes;

/** When an order that is placed now can be fetched from the shop. */
export function pickupPromise(now: Date): Omit<ShippingOptions['pickup'], 'tax_rate'> {
  const laidOut = new Date(now.getTime() + store.pickupHours * HOUR_MS);
  const { day, opens } = openDayFrom(storeDay(now), laidOut);
  const days = daysBetween(storeDay(now), day);
  const ready = opens > laidOut ? opens : laidOut;
  const hours = Math.ceil((ready.getTime() - now.getTime()) / HOUR_MS);
  return { days, hours: days === 0 ? hours : 0, date: ready.toISOString() };
}
