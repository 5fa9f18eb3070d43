import { plusDays } from '@otzar/domain/calendar-day';
import { NOTICE_DAYS } from '@otzar/domain/recurring';
import { storeDay } from '@otzar/domain/store-day';
import { and, asc, eq, gt, isNull, lt, lte, ne, or } from 'drizzle-orm';
import { customer, subscription } from '../../../db/schema.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { inWordsOf } from '../../../kit/language.ts';
import { putInOutbox } from '../../../kit/mail/outbox.ts';
import type { Shop } from '../../../kit/shop.ts';
import { comingSoon } from '../mail.ts';

/**
 * Writes a letter for what is charged in the next days and was not told of, a few at a time; of several
 * processes one writes it.
 * @returns how many were written
 */
export function sendChargeNotices(
  { db, clock, site }: Pick<Shop, 'db' | 'clock' | 'site'>,
  most: number,
): Promise<number> {
  const now = clock();
  const today = storeDay(now);
  return inTransaction(db, async (tx) => {
    const rows = await tx
      .select({ row: subscription, email: customer.email, language: customer.language })
      .from(subscription)
      .innerJoin(customer, eq(customer.id, subscription.customer_id))
      .where(
        and(
          eq(subscription.status, 'active'),
          gt(subscription.next_on, today),
          lte(subscription.next_on, plusDays(today, NOTICE_DAYS)),
          or(isNull(subscription.told_of), ne(subscription.told_of, subscription.next_on)),
          or(isNull(subscription.ends_on), lt(subscription.next_on, subscription.ends_on)),
        ),
      )
      .orderBy(asc(subscription.id))
      .limit(most)
      .for('update', { of: subscription, skipLocked: true });
    for (const { row, email, language } of rows) {
      const { next_on } = row;
      if (next_on === null) continue;
      await tx.update(subscription).set({ told_of: next_on }).where(eq(subscription.id, row.id));
      const soon = () => comingSoon({ ...row, next_on }, { email, site, now });
      await putInOutbox(tx, [inWordsOf(language, soon)]);
    }
    return rows.length;
  });
}
