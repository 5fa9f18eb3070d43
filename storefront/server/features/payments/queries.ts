import type { Cents } from '@otzar/domain/money';
import { and, eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { type customer_order, payment } from '../../db/schema.ts';
import type { Authorisation } from '../../kit/payment-gateway.ts';

type OrderRow = Pick<typeof customer_order.$inferSelect, 'id' | 'due_cents' | 'payment'>;

/**
 * How long a request may stay without an order. It is longer than a bank takes and than the shop waits before
 * it asks a silent one again; a shopper who comes later still is asked for the money anew.
 */
const GRACE_MS = 10 * 60 * 1000;

/**
 * The statement that writes down that money is about to be asked for, before it is. It touches no row where money
 * under this name was given back already, or has paid for an order.
 */
export function noteRequest(
  db: Queryable,
  { reference, amountCents }: { reference: string; amountCents: Cents },
  now: Date,
) {
  const due_at = new Date(now.getTime() + GRACE_MS);
  return db
    .insert(payment)
    .values({ reference, amount_cents: amountCents, state: 'requested', due_at })
    .onConflictDoUpdate({
      target: payment.reference,
      set: { due_at },
      setWhere: eq(payment.state, 'requested'),
    });
}

/** Forgets a request that the bank said no to: nothing is held for it. */
export async function forgetRequest(db: Queryable, reference: string): Promise<void> {
  const asked = and(eq(payment.reference, reference), eq(payment.state, 'requested'));
  await db.delete(payment).where(asked);
}

/**
 * The statement that ties what was authorised to its order, in the order's transaction. It touches no row where
 * the money was given up meanwhile.
 * @param capture whether it is captured at once
 */
export const noteAuthorised = (
  tx: Queryable,
  reference: string,
  { orderId, authorisation, capture, now }: Authorised,
) =>
  tx
    .update(payment)
    .set({
      order_id: orderId,
      gateway_payment: authorisation.reference,
      state: capture ? 'capture_due' : 'authorised',
      due_at: now,
    })
    .where(and(eq(payment.reference, reference), eq(payment.state, 'requested')));

interface Authorised {
  orderId: number;
  authorisation: Authorisation;
  capture: boolean;
  now: Date;
}

/** Has a request without an order voided; one that an earlier build may have made, too. */
export async function noteVoidDue(db: Queryable, reference: string, now: Date): Promise<void> {
  await db
    .insert(payment)
    .values({ reference, amount_cents: 0, state: 'void_due', due_at: now })
    .onConflictDoUpdate({
      target: payment.reference,
      set: { state: 'void_due', due_at: now, attempts: 0 },
      setWhere: eq(payment.state, 'requested'),
    });
}

/** Has an order's payment captured, in the transaction of the step it is captured with; once. */
export async function noteCaptureDue(tx: Queryable, orderId: number, now: Date): Promise<void> {
  await tx
    .update(payment)
    .set({ state: 'capture_due', due_at: now, attempts: 0 })
    .where(and(eq(payment.order_id, orderId), eq(payment.state, 'authorised')));
}

/**
 * Has an order's payment given back, in the transaction that cancels it: voided where it was only authorised,
 * else refunded. What may be in the middle of being captured is captured first.
 * @returns null where no card paid
 */
export async function noteGivenBack(
  tx: Queryable,
  { id, due_cents, payment: paid }: OrderRow,
  now: Date,
): Promise<'void' | 'refund' | null> {
  if (paid === null || due_cents === 0) return null;
  const [voided] = await tx
    .update(payment)
    .set({ state: 'void_due', due_at: now, attempts: 0 })
    .where(and(eq(payment.order_id, id), eq(payment.state, 'authorised')))
    .returning();
  if (voided !== undefined) return 'void';
  // An order of an earlier build has no row: its money was taken as it was placed.
  const earlier = { gateway_payment: paid.reference, captured_at: now };
  await tx
    .insert(payment)
    .values({
      ...{ reference: `order-${id}`, order_id: id, amount_cents: due_cents, ...earlier },
      ...{ state: 'refund_due', due_at: now },
    })
    .onConflictDoUpdate({
      target: payment.order_id,
      set: { state: 'refund_due', due_at: now, attempts: 0 },
      setWhere: sql`${payment.state} in ('captured', 'capture_due')`,
    });
  return 'refund';
}
