import type { CalendarDay } from './calendar-day.ts';

/** The zone of the clock on the store's wall: all days of the shop are counted by it, whoever asks from wherever. */
export const STORE_ZONE = 'America/New_York';

let isoDay: Intl.DateTimeFormat | undefined;

/** The day that the store's calendar shows at a moment. */
export function storeDay(moment: Date): CalendarDay {
  // Intl in place of dayjs, which would come to every screen that asks for a day, and only once one is asked for:
  // the first formatter costs a browser some 14 ms. The Canadian way to write a day is the one of ISO 8601.
  isoDay ??= new Intl.DateTimeFormat('en-CA', {
    timeZone: STORE_ZONE,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  return isoDay.format(moment);
}
