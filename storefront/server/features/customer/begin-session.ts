import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import {
  customer as account,
  customer_order,
  order_attempt,
  order_return,
  session,
  session_bag,
} from '../../db/schema.ts';
import { customerSessionEnd, endSession } from '../../kit/session/lifetime.ts';
import { lockSession } from '../../kit/session/lock.ts';
import { hashOf, newSessionId } from '../../kit/session/session-cookie.ts';
import { readVisitor } from '../../kit/session/visitor.ts';
import { claimChat } from '../chat/queries.ts';
import { giveLibraryItems } from '../library/add-to-library.ts';

/** The id of no account. */
const NOBODY = 0;

/**
 * Begins a customer's session under an id that nobody has had, so that an id which was planted in a
 * browser before never becomes theirs. What the guest ordered, and wrote in the chat, comes along; what another customer
 * did in this browser does not. Run it in a transaction.
 * @param customer `null` begins nobody's, for the same work, where an answer must not tell whether somebody signed in
 * @returns the new id, for the browser alone
 */
export async function beginCustomerSession(
  db: Queryable,
  { from, customer, now }: { from: string; customer: number | null; now: Date },
): Promise<string> {
  const id = newSessionId();
  const id_hash = hashOf(id);
  if (from !== '') await lockSession(db, from);
  const visitor = await readVisitor(db, from, now);
  await db.insert(session).values({
    id_hash,
    customer_id: customer,
    created_at: now,
    expires_at: customerSessionEnd(now),
  });
  if (from === '') return id;
  if (visitor.is === 'guest') {
    const to = customer ?? NOBODY;
    await claimOrders(db, { from, to: id_hash, customer: to });
    await claimChat(db, { from, customer: to });
  }
  await endSession(db, from, now);
  return id;
}

/**
 * An order that is sent again after signing in is still the same order. One with the customer's own e-mail
 * address becomes theirs for good; another stays with the session alone.
 */
async function claimOrders(
  db: Queryable,
  { from, to, customer }: { from: string; to: string; customer: number },
): Promise<void> {
  const address = sql`(select ${account.email_key} from ${account} where ${account.id} = ${customer})`;
  const placed = and(eq(customer_order.session_hash, from), isNull(customer_order.customer_id));
  const theirs = sql`lower(normalize(trim(${customer_order.email}), NFKC)) = ${address}`;
  const claimed = await db
    .update(customer_order)
    .set({ customer_id: customer })
    .where(and(placed, theirs))
    .returning({ id: customer_order.id });
  await giveLibraryItems(
    db,
    claimed.map(({ id }) => id),
    customer,
  );
  for (const table of [customer_order, order_attempt, order_return, session_bag])
    await db.update(table).set({ session_hash: to }).where(eq(table.session_hash, from));
}
