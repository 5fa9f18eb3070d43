import type { Frequency, Subscription } from '@otzar/contract/subscription';
import { type CalendarDay, dateOf, isInCalendar, plusDays, plusMonths } from './calendar-day.ts';

/** What of a subscription its rules look at. */
export type Rhythm = Pick<
  Subscription,
  'frequency' | 'status' | 'started_on' | 'next_on' | 'ends_on'
>;

/** How far an end or a skipped order may lie ahead, in years. */
const YEARS_AHEAD = 1;

const STEPS: Record<Frequency, { days: number } | { months: number }> = {
  week: { days: 7 },
  two_weeks: { days: 14 },
  month: { months: 1 },
  two_months: { months: 2 },
  quarter: { months: 3 },
};

const WORDS: Record<Frequency, string> = {
  week: 'every week',
  two_weeks: 'every two weeks',
  month: 'every month',
  two_months: 'every two months',
  quarter: 'every three months',
};

/** Every frequency, the most often first. */
export const frequencies = Object.keys(WORDS) as Frequency[];

/** A frequency within a sentence, e.g. `every two weeks`. */
export const frequencyText = (frequency: Frequency): string => WORDS[frequency];

/** The same as it stands alone, e.g. `Every two weeks`. */
export const frequencyLabel = (frequency: Frequency): string => WORDS[frequency].replace(/^e/, 'E');

/**
 * The day after a day in a frequency's rhythm. One that began on the 31st comes on the last day of a shorter
 * month, and on the 31st again after it.
 * @param started the day the rhythm began; without it the day itself
 */
export const nextAfter = (
  day: CalendarDay,
  frequency: Frequency,
  started: CalendarDay = day,
): CalendarDay => {
  const step = STEPS[frequency];
  if ('days' in step) return plusDays(day, step.days);
  return plusMonths(day, step.months, dateOf(started));
};

/** The last day that an end, or an order put off by skipping, may lie on. */
export const lastDayAhead = (today: CalendarDay): CalendarDay =>
  plusMonths(today, 12 * YEARS_AHEAD, dateOf(today));

/** The first day of a rhythm after today: of the one it had, where there was one to come. */
const firstAfter = ({ started_on, frequency }: Rhythm, today: CalendarDay): CalendarDay => {
  let day = started_on;
  while (day <= today) day = nextAfter(day, frequency, started_on);
  return day;
};

/** As it stands on a day: an end that has come has ended it, and nothing is due from its end on. */
export const asOf = <Kept extends Rhythm>(kept: Kept, today: CalendarDay): Kept => {
  const { status, next_on, ends_on } = kept;
  const over = ends_on !== null && ends_on <= today;
  const due = status === 'active' && next_on !== null && (ends_on === null || next_on < ends_on);
  return {
    ...kept,
    status: over ? 'cancelled' : status,
    next_on: due && !over ? next_on : null,
  };
};

/**
 * Leaves the next order out, or the one that failed. What rests, has ended or is skipped for a year already
 * stays: null.
 */
export const skipped = <Kept extends Rhythm>(kept: Kept, today: CalendarDay): Kept | null => {
  if (asOf(kept, today).status === 'failed')
    return { ...kept, status: 'active', next_on: firstAfter(kept, today) };
  const { next_on } = asOf(kept, today);
  if (next_on === null) return null;
  const after = nextAfter(next_on, kept.frequency, kept.started_on);
  return after > lastDayAhead(today) ? null : { ...kept, next_on: after };
};

/** Lets it rest until it is resumed. */
export const pausedNow = <Kept extends Rhythm>(kept: Kept): Kept => ({
  ...kept,
  status: 'paused',
  next_on: null,
});

/**
 * Lets it go on: on a day still to come, and with no end. What goes on already keeps its day; an order that
 * failed is left out.
 */
export const resumed = <Kept extends Rhythm>(kept: Kept, today: CalendarDay): Kept => {
  const { status, next_on } = kept;
  const keeps = status === 'active' && next_on !== null && next_on > today;
  return {
    ...kept,
    status: 'active',
    ends_on: null,
    next_on: keeps ? next_on : firstAfter(kept, today),
  };
};

/** Comes at another frequency: never later than that frequency, counted from today, would have it. */
export const at = <Kept extends Rhythm>(
  kept: Kept,
  frequency: Frequency,
  today: CalendarDay,
): Kept => {
  const soonest = nextAfter(today, frequency);
  const { next_on } = kept;
  return { ...kept, frequency, next_on: next_on !== null && next_on > soonest ? soonest : next_on };
};

/** Whether something may end on a day: today, or within the year to come. */
export const canEndOn = (day: CalendarDay, today: CalendarDay): boolean =>
  isInCalendar(day) && day >= today && day <= lastDayAhead(today);

/** Ends it on a day; what has ended already stays so. */
export const endedOn = <Kept extends Rhythm>(
  kept: Kept,
  day: CalendarDay,
  today: CalendarDay,
): Kept => (asOf(kept, today).status === 'cancelled' ? kept : { ...kept, ends_on: day });
