import type { ProductCard } from '@otzar/contract/product';
import { messages } from '#messages/recurring';
import { type CalendarDay, dateOf, isInCalendar, plusDays, plusMonths } from './calendar-day.ts';

/** An order that could not be placed is tried again so many days after the first time. */
const RETRY_DAYS = [1, 3, 7];

/** How many days before a charge its customer is told of it. */
export const NOTICE_DAYS = 3;

/** How far ahead the first order may lie, in months. */
const MONTHS_AHEAD = 3;

/** The last day on which something may begin. */
export const lastStart = (today: CalendarDay): CalendarDay =>
  plusMonths(today, MONTHS_AHEAD, dateOf(today));

/** Whether something may begin on a day: today, or within three months. */
export const canStartOn = (day: CalendarDay, today: CalendarDay): boolean =>
  isInCalendar(day) && day >= today && day <= lastStart(today);

/**
 * The day on which an order that failed is tried again: 1, 3 and 7 days after the first time, and never today
 * again. Null once that is over.
 * @param failures how often it has failed, this time included
 */
export const retryDay = (
  firstFailed: CalendarDay,
  failures: number,
  today: CalendarDay,
): CalendarDay | null => {
  const days = RETRY_DAYS[failures - 1];
  if (days === undefined) return null;
  const planned = plusDays(firstFailed, days);
  return planned > today ? planned : plusDays(today, 1);
};

/** What it takes to tell whether a product can come regularly. */
export type Regular = Pick<
  ProductCard,
  'type' | 'item_type' | 'has_variations' | 'preorder_date' | 'max'
>;

/** Why a product cannot come regularly, in a sentence; null where it can. */
export function irregular(
  { type, item_type, has_variations, preorder_date, max }: Regular,
  personalized = false,
): string | null {
  if (type === 'giftCard') return messages.giftCard;
  if (item_type === 'digital') return messages.digital;
  if (has_variations || type === 'variation') return messages.severalKinds;
  if (personalized) return messages.personalized;
  if (preorder_date !== null) return messages.notOut;
  return max < 1 ? messages.soldOut : null;
}

/** Whether a subscription's parcels go anywhere. */
export const isPosted = ({ item_type }: Pick<ProductCard, 'item_type'>): boolean =>
  item_type === 'physical' || item_type === 'recurring';
