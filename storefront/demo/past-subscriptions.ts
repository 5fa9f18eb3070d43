import type { Frequency } from '@otzar/contract/subscription';
import { plusDays } from '@otzar/domain/calendar-day';
import { storeDay } from '@otzar/domain/store-day';
import { nextAfter } from '@otzar/domain/subscription';
import type { Queryable } from '../server/db/database.ts';
import { asc, eq } from '../server/db/operators.ts';
import { product, subscription } from '../server/db/schema.ts';
import { readCards } from '../server/features/product/card.ts';
import { cyclic } from '../server/kit/chance.ts';
import type { Shopper } from './shopper.ts';

interface PastSubscription {
  quantity: number;
  frequency: Frequency;
  status: 'active' | 'paused';
  /** How many days ago it began. */
  age: number;
  /** How many days ago it ended. */
  ended?: number;
}

const pastSubscriptions: PastSubscription[] = [
  { quantity: 1, frequency: 'month', status: 'active', age: 80 },
  { quantity: 2, frequency: 'quarter', status: 'paused', age: 150 },
  { quantity: 1, frequency: 'two_weeks', status: 'active', age: 60, ended: 20 },
];

/** Writes what comes again: one that goes on, one that waits, one that has ended. */
export async function writeSubscriptions(
  tx: Queryable,
  { id, home }: Shopper,
  now: Date,
): Promise<void> {
  const boxes = await tx
    .select({ id: product.id })
    .from(product)
    .where(eq(product.item_type, 'recurring'))
    .orderBy(asc(product.id))
    .limit(pastSubscriptions.length);
  const cards = await readCards(
    tx,
    boxes.map((box) => box.id),
  );
  const today = storeDay(now);
  const rows = pastSubscriptions.map(({ age, ended, status, ...asked }, place) => {
    const card = cyclic(cards, place);
    const started_on = plusDays(today, -age);
    let next = started_on;
    while (next <= today) next = nextAfter(next, asked.frequency, started_on);
    const goesOn = status === 'active' && ended === undefined;
    return {
      ...asked,
      ...{ status, product: card, started_on, counted_from: started_on },
      not_before: next,
      customer_id: id,
      product_id: card.id,
      next_on: goesOn ? next : null,
      ends_on: ended === undefined ? null : plusDays(today, -ended),
      address_id: home.id,
    };
  });
  await tx.insert(subscription).values(rows);
}
