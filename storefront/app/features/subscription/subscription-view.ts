import type { Subscription } from '@otzar/contract/subscription';
import { plusDays } from '@otzar/domain/calendar-day';
import { shortDateText } from '@otzar/domain/delivery';
import { priceLabel, toCents, toUsd } from '@otzar/domain/money';
import { storeDay } from '@otzar/domain/store-day';
import {
  frequencyText,
  lastDayAhead,
  nextOrderAfter,
  type SubscriptionChange,
} from '@otzar/domain/subscription';
import * as messages from '#messages/features/subscription';

/** Price, quantity and rhythm in one line: `2 for $29.00, every month`. */
export function termsOf(
  { product, quantity, frequency }: Pick<Subscription, 'product' | 'quantity' | 'frequency'>,
  format: (usd: number) => string,
): string {
  const all = priceLabel(toUsd(toCents(product.price) * quantity), format);
  return messages.terms(quantity, all, frequencyText(frequency));
}

/** What has to be said about a subscription besides when it comes. */
export function noteOf({
  status,
  ends_on,
  failure,
  retry_on,
}: Pick<Subscription, 'status' | 'ends_on' | 'failure' | 'retry_on'>): string | undefined {
  if (status === 'failed') {
    const why = failure ?? messages.lastFailed;
    return retry_on ? `${why} ${messages.weTryAgain(shortDateText(retry_on))}` : why;
  }
  if (status === 'cancelled')
    return ends_on ? messages.endedOn(shortDateText(ends_on)) : messages.hasEnded;
  if (ends_on) return messages.nothingAfter(shortDateText(ends_on));
  if (status === 'paused' && failure) return `${messages.wePaused} ${failure}`;
  return status === 'paused' ? messages.nothingComes : undefined;
}

/** At once, in the words that {@link cancelDates} offers. */
export const AT_ONCE = 'now';

/** From when a subscription can end, the kindest first. */
export function cancelDates({ next_on }: Pick<Subscription, 'next_on'>) {
  const dates = [{ value: AT_ONCE, title: messages.today, description: messages.nothingMore }];
  if (!next_on) return dates;
  const after = plusDays(next_on, 1);
  const description = messages.onceMore(shortDateText(next_on));
  return [{ value: after, title: messages.afterNext, description }, ...dates];
}

/** The days of the store that can be chosen freely: from tomorrow, for a year. */
export const cancelDays = (now: Date) => {
  const today = storeDay(now);
  return { first: plusDays(today, 1), last: lastDayAhead(today) };
};

/** The changes whose day is told before they are asked for, and the words that tell of them. */
const once = {
  skip: messages.ifSkipped,
  leave: messages.ifLeftOut,
  resume: messages.ifResumed,
  save: messages.onceSaved,
  saveAndResume: messages.onceSavedAndResumed,
};

/**
 * The day of the next order before a change and after it, by the rule that the shop writes it by, e.g.
 * `Next: Feb 22, 2027 becomes Mar 22, 2027, if you skip this one.`; undefined where none comes.
 */
function nextText(
  subscription: Subscription,
  turn: SubscriptionChange,
  when: keyof typeof once,
): string | undefined {
  const next = nextOrderAfter(subscription, turn, storeDay(new Date()));
  if (next === null) return undefined;
  const { next_on } = subscription;
  const day = shortDateText(next);
  if (next === next_on) return messages.nextAsBefore(day, once[when]);
  return next_on
    ? messages.nextBecomes(shortDateText(next_on), day, once[when])
    : messages.next(day, once[when]);
}

/** What comes of another frequency; of one that rests, once it goes on as well. */
export function frequencyNote(
  subscription: Subscription,
  frequency: Subscription['frequency'],
): string | undefined {
  if (frequency === subscription.frequency) return undefined;
  return subscription.status === 'paused'
    ? nextText(subscription, { frequency, status: 'active' }, 'saveAndResume')
    : nextText(subscription, { frequency }, 'save');
}

/** What comes of skipping one, and of letting it go on, where that can be. */
export const changeNotes = (subscription: Subscription) => {
  const { status, ends_on } = subscription;
  const failed = status === 'failed';
  const rests = status === 'paused' || status === 'cancelled' || ends_on !== null;
  return {
    skip: nextText(subscription, { skip: true }, failed ? 'leave' : 'skip'),
    resume: rests ? nextText(subscription, { status: 'active' }, 'resume') : undefined,
  };
};
