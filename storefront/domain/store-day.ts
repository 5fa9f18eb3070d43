import type { CalendarDay } from './calendar-day.ts';

/** The zone of the clock on the store's wall: all days of the shop are counted by it, whoever asks from wherever. */
export const STORE_ZONE = 'America/New_York';

// Intl in place of dayjs, which would come to every screen that asks for a day. The Canadian way to write a
// day is the one of ISO 8601.
const isoDay = new Intl.DateTimeFormat('en-CA', {
  timeZone: STORE_ZONE,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** The day that the store's calendar shows at a moment. */
export const storeDay = (moment: Date): CalendarDay => isoDay.format(moment);
