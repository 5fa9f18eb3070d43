import type { Subscription } from '@otzar/contract/subscription';
import { shortDateText } from '@otzar/domain/delivery';
import * as messages from '#messages/features/subscription';
import type { SubscriptionChange } from './useSubscription.ts';

/** What a change has come to, in a sentence. */
export function changedText(now: Subscription, change: SubscriptionChange): string {
  const { next_on, ends_on, status } = now;
  const next = next_on ? messages.nextComes(shortDateText(next_on)) : '';
  if (change.retry && status === 'failed') return '';
  if (change.retry) return `${messages.orderPlaced} ${next}`.trim();
  if (change.skip) return `${messages.leftOut} ${next}`.trim();
  if (change.status === 'paused') return messages.isPaused;
  if (change.status === 'active') return `${messages.goesOn} ${next}`.trim();
  if (status === 'cancelled') return messages.isCancelled;
  if (Object.keys(change).length === 0 && ends_on) return messages.endsOn(shortDateText(ends_on));
  return `${messages.saved} ${next}`.trim();
}
