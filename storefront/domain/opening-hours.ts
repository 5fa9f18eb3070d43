import type { Store } from '@otzar/contract/store';
import { messages } from '#messages/opening-hours';
import { byLocale } from './by-locale.ts';
import { inUtc, plusDays, weekday } from './calendar-day.ts';

type Hours = Pick<Store, 'zone' | 'week' | 'holidays'>;
type DayHours = Store['week'][number];

/** A day as a table of hours has it. */
interface ShownDay {
  /** `Friday`, or `Thursday, November 26` for a holiday. */
  day: string;
  /** `10 a.m. – 7 p.m.`; nothing where the store is closed. */
  hours?: string;
  /** Why it differs. */
  note?: string;
}

/** What a page of hours says at one moment. */
export interface OpeningState {
  open: boolean;
  /** `until 7 p.m.`, or `opens tomorrow at 10 a.m.` */
  until: string;
  /** Of the week's days the one that is now where the store stands, from Sunday. */
  today: number;
  days: ShownDay[];
  holidays: ShownDay[];
}

const WEEK = 7;
/** How far ahead an opening is looked for: no store is closed for longer. */
const HORIZON = 60;

const dayFormat = (options: Intl.DateTimeFormatOptions) => {
  const formatOf = byLocale(
    (locale) => new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }),
  );
  return (day: string) => formatOf(messages.locale).format(inUtc(day));
};

const weekdayText = dayFormat({ weekday: 'long' });
const dayText = dayFormat({ weekday: 'long', month: 'long', day: 'numeric' });

/** What holds on a day: a holiday goes before its day of the week. @param week from Sunday */
export const onDay = <Day>(
  { week, holidays }: { week: readonly Day[]; holidays: readonly (Day & { day: string })[] },
  day: string,
): Day | undefined => holidays.find((holiday) => holiday.day === day) ?? week[weekday(day)];

/** What calendar and clock show in a time zone: clocks that are put forward or back change neither. */
function wallClock(now: Date, zone: string): { day: string; time: string } {
  const parts = new Intl.DateTimeFormat('en-CA', {
    timeZone: zone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(now);
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    parts.find((one) => one.type === type)?.value ?? '';
  return {
    day: `${part('year')}-${part('month')}-${part('day')}`,
    time: `${part('hour')}:${part('minute')}`,
  };
}

/** `7 p.m.`, `9:30 a.m.`, `noon` and `midnight` from `19:00`, `09:30`, `12:00` and `24:00`. */
export function clockText(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  if (minute === 0 && hour === 12) return messages.noon;
  if (minute === 0 && hour % 24 === 0) return messages.midnight;
  return messages.time(hour, String(minute).padStart(2, '0'));
}

const hoursOn = (hours: Hours, day: string): DayHours =>
  onDay<DayHours>(hours, day) ?? { time: null, note: '' };

const shown = (day: string, { time, note }: DayHours): ShownDay => ({
  day,
  ...(time && { hours: `${clockText(time.opens)} – ${clockText(time.closes)}` }),
  ...(note && { note }),
});

function opensText({ day, ahead, opens }: Opening): string {
  const time = clockText(opens);
  if (ahead === 0) return messages.opens.today(time);
  if (ahead === 1) return messages.opens.tomorrow(time);
  return ahead < WEEK
    ? messages.opens.thisWeek(weekdayText(day), time)
    : messages.opens.later(dayText(day), time);
}

interface Opening {
  day: string;
  /** How many days there are until then. */
  ahead: number;
  opens: string;
}

/** When the store opens next; null where no opening is known. @param time after which, on the first of the days */
function nextOpening(hours: Hours, today: string, time: string): Opening | null {
  for (let ahead = 0; ahead < HORIZON; ahead += 1) {
    const day = plusDays(today, ahead);
    const opens = hoursOn(hours, day).time?.opens;
    if (opens !== undefined && (ahead > 0 || opens > time)) return { day, ahead, opens };
  }
  return null;
}

/** Whether it is known when a store that is closed opens again. */
export function isOpeningKnown(hours: Hours, now: Date): boolean {
  const { day, time } = wallClock(now, hours.zone);
  return nextOpening(hours, day, time) !== null;
}

function closedText(hours: Hours, today: string, time: string): string {
  const next = nextOpening(hours, today, time);
  return next === null ? messages.closed : opensText(next);
}

/** The week around a day from its Sunday, each day as it really is. */
const weekOf = (hours: Hours, today: string): ShownDay[] =>
  Array.from({ length: WEEK }, (_, at) => {
    const day = plusDays(today, at - weekday(today));
    return shown(weekdayText(day), hoursOn(hours, day));
  });

/**
 * Whether a store is open at a moment, until when, and what its week looks like, all by the clock on its
 * wall. @param now the moment, in whichever time zone
 */
export function openingState(hours: Hours, now: Date): OpeningState {
  const { day, time } = wallClock(now, hours.zone);
  const today = hoursOn(hours, day).time;
  const open = today !== null && today.opens <= time && time < today.closes;
  return {
    open,
    until: open ? messages.until(clockText(today.closes)) : closedText(hours, day, time),
    today: weekday(day),
    days: weekOf(hours, day),
    holidays: hours.holidays
      .filter((holiday) => holiday.day >= day)
      .map((holiday) => shown(dayText(holiday.day), holiday)),
  };
}
