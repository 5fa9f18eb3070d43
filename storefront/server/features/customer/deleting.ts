import { emailKey } from '@otzar/domain/customer';
import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { customer, outbox, session } from '../../db/schema.ts';
import { inTransaction } from '../../db/transaction.ts';
import { HttpError } from '../../kit/http-error.ts';
import { inWordsOf } from '../../kit/language.ts';
import { putInOutbox } from '../../kit/mail/outbox.ts';
import type { Shop } from '../../kit/shop.ts';
import { forgetRequests } from '../back-in-stock/queries.ts';
import { forgetChat } from '../chat/queries.ts';
import { forgetMessages } from '../contact/queries.ts';
import { forgetSignUp } from '../newsletter/queries.ts';
import { forgetOrders } from '../order/forget.ts';
import { forgetReturns } from '../return/forget.ts';
import { confirm } from './account.ts';
import { farewell } from './mail.ts';
import { messages } from './messages.ts';

/**
 * Deletes an account and all that is kept for its customer.
 * @throws {HttpError} 422 where the password is not right, 429 for guessing
 */
export async function deleteAccount(
  { db, clock }: Shop,
  id: number,
  password: string,
): Promise<void> {
  const now = clock();
  const [row] = await db.select().from(customer).where(eq(customer.id, id));
  if (row === undefined) throw new HttpError(403, messages.accountGone);
  await confirm(db, row, password, now);
  const { email, language } = row;
  await inTransaction(db, async (tx) => {
    await forgetOrders(tx, id);
    await forgetReturns(tx, id);
    // What else is kept for the customer goes with the account; their sessions stay, as nobody's, for the
    // browsers that come with one still.
    await tx
      .update(session)
      .set({ customer_id: null, zip: '', country: 'US', ended_at: now })
      .where(eq(session.customer_id, id));
    await forgetSignUp(tx, email);
    await forgetRequests(tx, email);
    await forgetMessages(tx, email);
    await forgetChat(tx, { customer: id, email });
    await tx.delete(customer).where(eq(customer.id, id));
    const toThem = eq(sql`lower(${outbox.recipient})`, emailKey(email));
    await tx.delete(outbox).where(and(toThem, isNotNull(outbox.sent_at)));
    await putInOutbox(tx, [inWordsOf(language, () => farewell({ email, now }))]);
  });
}
