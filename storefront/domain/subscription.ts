import type { Frequency, Subscription } from '@otzar/contract/subscription';
import { messages } from '#messages/subscription';
import { byLocale } from './by-locale.ts';
import { type CalendarDay, dateOf, isInCalendar, plusDays, plusMonths } from './calendar-day.ts';

/** What of a subscription its rules look at. */
export type Schedule = Pick<
  Subscription,
  'frequency' | 'status' | 'counted_from' | 'not_before' | 'next_on' | 'ends_on'
>;

/** What a customer asks of a subscription's rhythm; what is left out stays. */
export interface SubscriptionChange {
  frequency?: Frequency | undefined;
  status?: 'active' | 'paused' | undefined;
  /** Leaves the next order out. */
  skip?: true | undefined;
}

/** How far an end or a skipped order may lie ahead, in years. */
const YEARS_AHEAD = 1;

const STEPS: Record<Frequency, { days: number } | { months: number }> = {
  week: { days: 7 },
  two_weeks: { days: 14 },
  month: { months: 1 },
  two_months: { months: 2 },
  quarter: { months: 3 },
};

/** Every frequency, the most often first. */
export const frequencies = Object.keys(STEPS) as Frequency[];

/** A frequency within a sentence, e.g. `every two weeks`. */
export const frequencyText = (frequency: Frequency): string => messages.frequencies[frequency];

/** The same as it stands alone, e.g. `Every two weeks`. */
export const frequencyLabel = (frequency: Frequency): string =>
  frequencyText(frequency).replace(/^[a-z]/, (first) => first.toUpperCase());

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

const later = (a: CalendarDay, b: CalendarDay): CalendarDay => (a > b ? a : b);

/** The first day of a rhythm from a day on. */
const firstFrom = (
  { counted_from, frequency }: Pick<Schedule, 'counted_from' | 'frequency'>,
  from: CalendarDay,
): CalendarDay => {
  let day = counted_from;
  while (day < from) day = nextAfter(day, frequency, counted_from);
  return day;
};

/**
 * The day of the next order. It follows from where the rhythm is counted from, from its frequency and from
 * what was skipped or placed, and from nothing else: whatever is changed and changed back comes out the same.
 */
const nextDay = (subscription: Schedule, today: CalendarDay): CalendarDay =>
  firstFrom(subscription, later(subscription.not_before ?? today, today));

/** Begins anew on the first day from a day on, and not before it whatever is changed later. */
const movedTo = <S extends Schedule>(subscription: S, from: CalendarDay): S => {
  const next_on = firstFrom(subscription, later(subscription.not_before ?? from, from));
  return { ...subscription, status: 'active', next_on, not_before: next_on };
};

/** As it stands on a day: an end that has come has ended it, and nothing is due from its end on. */
export const asOf = <S extends Schedule>(subscription: S, today: CalendarDay): S => {
  const { status, next_on, ends_on } = subscription;
  const over = ends_on !== null && ends_on <= today;
  const due = status === 'active' && next_on !== null && (ends_on === null || next_on < ends_on);
  return {
    ...subscription,
    status: over ? 'cancelled' : status,
    next_on: due && !over ? next_on : null,
  };
};

/**
 * Once an order has been placed or is given up: the next one comes on a later day of the rhythm. Days that
 * nobody was there for are left out, so that a shop that was closed for weeks places one order.
 * @param due the day of that order
 */
export const pastDue = (
  subscription: Pick<Schedule, 'counted_from' | 'frequency'>,
  due: CalendarDay,
  today: CalendarDay,
): { next_on: CalendarDay; not_before: CalendarDay } => {
  const not_before = plusDays(later(due, today), 1);
  return { next_on: firstFrom(subscription, not_before), not_before };
};

/**
 * Leaves the next order out, or the one that failed. What rests, has ended or is skipped for a year already
 * stays: null.
 */
export const skipped = <S extends Schedule>(subscription: S, today: CalendarDay): S | null => {
  const { status, next_on } = asOf(subscription, today);
  if (status === 'failed') return movedTo(subscription, plusDays(today, 1));
  if (next_on === null) return null;
  const moved = movedTo(subscription, plusDays(next_on, 1));
  return (moved.next_on ?? '') > lastDayAhead(today) ? null : moved;
};

/** Lets it rest until it is resumed. What failed is left out. */
const paused = <S extends Schedule>(subscription: S, today: CalendarDay): S => ({
  ...subscription,
  status: 'paused',
  not_before: subscription.status === 'failed' ? plusDays(today, 1) : subscription.not_before,
  next_on: null,
});

/** Lets it go on, with no end. What goes on already keeps its day; an order that failed is left out. */
const resumed = <S extends Schedule>(subscription: S, today: CalendarDay): S => {
  const { status } = asOf(subscription, today);
  const going = { ...subscription, status: 'active' as const, ends_on: null };
  if (status === 'failed') return movedTo(going, plusDays(today, 1));
  const keeps = status === 'active' && subscription.next_on !== null;
  return keeps ? going : { ...going, next_on: nextDay(subscription, today) };
};

/** Comes at another frequency. An order that is being tried already is not moved by it. */
const at = <S extends Schedule>(subscription: S, frequency: Frequency, today: CalendarDay): S => {
  const changed = { ...subscription, frequency };
  const { status, next_on } = subscription;
  if (next_on === null || next_on < today || status === 'failed') return changed;
  return { ...changed, next_on: nextDay(changed, today) };
};

/** Why nothing comes of what is asked: the field that asks for it. */
export type RefusedChange = 'status' | 'skip';

/**
 * What a subscription becomes by what its customer asks: first how often, then whether it goes on, then what
 * is left out. The server writes it, and a screen shows it before it is asked for.
 * @returns the field at fault where there is nothing to pause (`status`) or to skip (`skip`)
 */
export const applyChange = <S extends Schedule>(
  subscription: S,
  { frequency, status, skip }: SubscriptionChange,
  today: CalendarDay,
): S | RefusedChange => {
  let now = subscription;
  if (frequency !== undefined && frequency !== subscription.frequency)
    now = at(now, frequency, today);
  if (status === 'paused' && asOf(now, today).status === 'cancelled') return 'status';
  if (status === 'paused') now = paused(now, today);
  if (status === 'active') now = resumed(now, today);
  return skip ? (skipped(now, today) ?? 'skip') : now;
};

/** Whether something of it may still come: it goes on, or rests. */
export const isLive = (subscription: Schedule, today: CalendarDay): boolean =>
  asOf(subscription, today).status !== 'cancelled';

const listOf = byLocale((locale) => new Intl.ListFormat(locale));

/** Why an address or a card is not deleted, in a sentence. @param titles of the subscriptions that use it */
export const inUseText = (what: 'address' | 'card', titles: readonly string[]): string => {
  const names = [...new Set(titles)].map(messages.title);
  return messages.inUse[what](listOf(messages.locale).format(names), titles.length > 1);
};

/** The day of the next order once it is changed; null where none comes then, or where it cannot be. */
export const nextOrderAfter = (
  subscription: Schedule,
  change: SubscriptionChange,
  today: CalendarDay,
): CalendarDay | null => {
  const now = applyChange(subscription, change, today);
  return typeof now === 'string' ? null : asOf(now, today).next_on;
};

/** Whether something may end on a day: today, or within the year to come. */
export const canEndOn = (day: CalendarDay, today: CalendarDay): boolean =>
  isInCalendar(day) && day >= today && day <= lastDayAhead(today);

/** Ends it on a day; what has ended already stays so. */
export const endedOn = <S extends Schedule>(
  subscription: S,
  day: CalendarDay,
  today: CalendarDay,
): S =>
  asOf(subscription, today).status === 'cancelled'
    ? subscription
    : { ...subscription, ends_on: day };
