import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import { bringChat } from '../chat/kept.ts';
import type { Queryable } from '../db/database.ts';
import {
  customer as account,
  customer_order,
  order_attempt,
  order_return,
  session,
  session_bag,
} from '../db/schema.ts';
import { hashOf, newSessionId, sessionEnd } from '../http/session.ts';
import { giveLibraryItems } from '../library/keep.ts';
import { lockSession } from './lock.ts';
import { readVisitor } from './visitor.ts';

/** How long a customer is remembered who does not come back. */
const DAY_MS = 24 * 60 * 60 * 1000;
const REMEMBERED_DAYS = 30;

/** The id of no account. */
const NOBODY = 0;

const customerSessionEnd = (now: Date) => new Date(now.getTime() + REMEMBERED_DAYS * DAY_MS);

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
    await bringOrders(db, { from, to: id_hash, customer: to });
    await bringChat(db, { from, customer: to });
  }
  await endSession(db, from, now);
  return id;
}

/**
 * An order that is sent again after signing in is still the same order. One with the customer's own e-mail
 * address becomes theirs for good; another stays with the session alone.
 */
async function bringOrders(
  db: Queryable,
  { from, to, customer }: { from: string; to: string; customer: number },
): Promise<void> {
  const address = sql`(select ${account.email_key} from ${account} where ${account.id} = ${customer})`;
  const placed = and(eq(customer_order.session_hash, from), isNull(customer_order.customer_id));
  const theirs = sql`lower(normalize(trim(${customer_order.email}), NFKC)) = ${address}`;
  const brought = await db
    .update(customer_order)
    .set({ customer_id: customer })
    .where(and(placed, theirs))
    .returning({ id: customer_order.id });
  await giveLibraryItems(
    db,
    brought.map(({ id }) => id),
    customer,
  );
  for (const table of [customer_order, order_attempt, order_return, session_bag])
    await db.update(table).set({ session_hash: to }).where(eq(table.session_hash, from));
}

/** Ends a session whose browser is given another one; from then on it is nobody's. */
export async function endSession(db: Queryable, hash: string, now: Date): Promise<void> {
  const over = { customer_id: null, zip: '', country: 'US', ended_at: now };
  const expires_at = sessionEnd(now);
  await db
    .insert(session)
    .values({ id_hash: hash, ...over, created_at: now, expires_at })
    .onConflictDoUpdate({ target: session.id_hash, set: { ...over, expires_at } });
}

/** Ends every session of a customer but one; their browsers are told when they next ask. */
export async function endOtherSessions(
  db: Queryable,
  { customer, keep, now }: { customer: number; keep: string; now: Date },
): Promise<void> {
  await db
    .update(session)
    .set({ ended_at: now })
    .where(
      and(eq(session.customer_id, customer), ne(session.id_hash, keep), isNull(session.ended_at)),
    );
}

/** Lets a customer's session live on, written once a day at most. */
export async function prolongSession(
  db: Queryable,
  hash: string,
  { expiresAt, now }: { expiresAt: Date; now: Date },
): Promise<void> {
  const expires_at = customerSessionEnd(now);
  if (expires_at.getTime() - expiresAt.getTime() < DAY_MS) return;
  await db.update(session).set({ expires_at }).where(eq(session.id_hash, hash));
}
