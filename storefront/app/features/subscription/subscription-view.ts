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

/** Price, quantity and rhythm in one line: `2 for $29.00, every month`. */
export function termsOf(
  { product, quantity, frequency }: Pick<Subscription, 'product' | 'quantity' | 'frequency'>,
  format: (usd: number) => string,
): string {
  const all = priceLabel(toUsd(toCents(product.price) * quantity), format);
  return `${quantity} for ${all}, ${frequencyText(frequency)}`;
}

/** What has to be said about a subscription besides when it comes. */
export function noteOf({
  status,
  ends_on,
  failure,
  retry_on,
}: Pick<Subscription, 'status' | 'ends_on' | 'failure' | 'retry_on'>): string | undefined {
  if (status === 'failed') {
    const why = failure ?? 'The last order could not be placed.';
    return retry_on ? `${why} We try again ${shortDateText(retry_on)}.` : why;
  }
  if (status === 'cancelled') return ends_on ? `It ended ${shortDateText(ends_on)}.` : 'It ended.';
  if (ends_on) return `It ends ${shortDateText(ends_on)}: nothing comes after that.`;
  if (status === 'paused' && failure) return `We paused it. ${failure}`;
  return status === 'paused' ? 'Nothing comes and nothing is charged.' : undefined;
}

/** At once, in the words that {@link cancelDates} offers. */
export const AT_ONCE = 'now';

/** From when a subscription can end, the kindest first. */
export function cancelDates({ next_on }: Pick<Subscription, 'next_on'>) {
  const dates = [
    { value: AT_ONCE, title: 'Today', description: 'Nothing more comes, and nothing is charged.' },
  ];
  if (!next_on) return dates;
  const after = plusDays(next_on, 1);
  const description = `It comes once more, ${shortDateText(next_on)}.`;
  return [{ value: after, title: 'After the next delivery', description }, ...dates];
}

/** The days of the store that can be chosen freely: from tomorrow, for a year. */
export const cancelDays = (now: Date) => {
  const today = storeDay(now);
  return { first: plusDays(today, 1), last: lastDayAhead(today) };
};

/** The changes whose day is told before they are asked for, and the words that tell of them. */
const once = {
  skip: 'if you skip this one',
  leave: 'if you leave this one out',
  resume: 'if it goes on',
  save: 'once you save it',
  saveAndResume: 'once you save it and it goes on',
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
  if (next === next_on) return `Next: ${shortDateText(next)}, as before, ${once[when]}.`;
  return `Next: ${next_on ? `${shortDateText(next_on)} becomes ` : ''}${shortDateText(next)}, ${once[when]}.`;
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
