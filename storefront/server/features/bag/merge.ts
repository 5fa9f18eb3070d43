import type { mergeBag as mergeCall } from '@otzar/contract/customer-bag';
import type { Answer, CallOutput } from '@otzar/contract/endpoint';
import { mergedLines } from '@otzar/domain/merged-bag';
import type { Database } from '../../db/database.ts';
import { withCustomerLock } from '../../kit/session/customer-lock.ts';
import { storeFavorites } from '../favorites/queries.ts';
import { offered, storedLines, storeLines } from './queries.ts';

/**
 * Merges what a guest had into what is kept for a customer: both lists and the favorites, or nothing of them.
 * @throws {HttpError} 422 where one of them would grow too long
 */
export function mergeBag(
  db: Database,
  customer: number,
  guests: CallOutput<typeof mergeCall>['body'],
  now: Date,
): Promise<Answer<typeof mergeCall>> {
  return withCustomerLock(db, customer, async (tx) => {
    const merge = async (list: 'bag' | 'later') => {
      const stored = await storedLines(tx, { customer, list });
      const before = await offered(tx, stored);
      const lines = mergedLines(guests[list], stored);
      return { before, after: await storeLines(tx, { customer, list }, lines, now) };
    };
    const bag = await merge('bag');
    const later = await merge('later');
    return {
      customer,
      before: { bag: bag.before, later: later.before },
      bag: bag.after,
      later: later.after,
      favorites: await storeFavorites(tx, customer, guests.favorites, 'favorites'),
    };
  });
}
