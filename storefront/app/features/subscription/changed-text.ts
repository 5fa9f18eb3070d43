import type { Subscription } from '@otzar/contract/subscription';
import { shortDateText } from '@otzar/domain/delivery';
import type { SubscriptionChange } from './useSubscription.ts';

/** What a change has come to, in a sentence. */
export function changedText(now: Subscription, change: SubscriptionChange): string {
  const { next_on, ends_on, status } = now;
  const next = next_on ? `The next one comes ${shortDateText(next_on)}.` : '';
  if (change.retry && status === 'failed') return '';
  if (change.retry) return `Your order is placed. ${next}`.trim();
  if (change.skip) return `This one is left out. ${next}`.trim();
  if (change.status === 'paused') return 'It is paused: nothing comes until you resume it.';
  if (change.status === 'active') return `It goes on. ${next}`.trim();
  if (status === 'cancelled') return 'It is cancelled: nothing more comes.';
  if (Object.keys(change).length === 0 && ends_on) return `It ends ${shortDateText(ends_on)}.`;
  return `Saved. ${next}`.trim();
}
