import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm';
import { payment } from '../../db/schema.ts';
import { logFailure } from '../../kit/error-reports.ts';
import { PaymentDeclined } from '../../kit/payment-gateway.ts';
import { pauseAfter } from '../../kit/retry-pause.ts';
import type { Shop } from '../../kit/shop.ts';

type Till = Pick<Shop, 'db' | 'clock' | 'gateway'>;
type Row = typeof payment.$inferSelect;
type Settled = Pick<Row, 'state'> & Partial<Pick<Row, 'captured_at'>>;

const DUE = ['requested', 'capture_due', 'void_due', 'refund_due'] as const;

/** How long a payment that was taken up is left to whoever took it, before the gateway is asked again. */
const LEASE_MS = 120_000;
const AT_ONCE = 10;

/**
 * Takes up what is due. Processes that do this at once take up different ones. A request that no order came
 * of in time is to be voided from here on: an order that comes now is too late, and is refused.
 */
function takeUp({ db, clock }: Till): Promise<Row[]> {
  const now = clock();
  const due = db
    .select({ reference: payment.reference })
    .from(payment)
    .where(and(inArray(payment.state, [...DUE]), lte(payment.due_at, now)))
    .orderBy(asc(payment.due_at))
    .limit(AT_ONCE)
    .for('update', { skipLocked: true });
  return db
    .update(payment)
    .set({
      state: sql`case when ${payment.state} = 'requested' then 'void_due' else ${payment.state} end`,
      attempts: sql`${payment.attempts} + 1`,
      due_at: new Date(now.getTime() + LEASE_MS),
    })
    .where(inArray(payment.reference, due))
    .returning();
}

/** Takes what was authorised; a reply that was lost is given again. */
async function capture({ gateway, clock }: Till, row: Row): Promise<Settled> {
  const { gateway_payment, amount_cents, captured_at } = row;
  const captured = { state: 'captured' as const, captured_at: captured_at ?? clock() };
  if (captured_at === null)
    await gateway.capture({ payment: gateway_payment ?? row.reference, amountCents: amount_cents });
  return captured;
}

async function cancel({ gateway }: Till, { reference }: Row): Promise<Settled> {
  await gateway.void(reference);
  return { state: 'voided' };
}

/** Pays back all that the card paid. What was to be captured and cannot be any more has taken nothing. */
async function refund(till: Till, row: Row): Promise<Settled> {
  let taken: Settled;
  try {
    taken = await capture(till, row);
  } catch (error) {
    if (error instanceof PaymentDeclined) return cancel(till, row);
    throw error;
  }
  await till.gateway.refund({
    payment: row.gateway_payment ?? row.reference,
    amountCents: row.amount_cents,
    reference: `cancel-${row.reference}`,
  });
  return { ...taken, state: 'refunded' };
}

const asked = { capture_due: capture, void_due: cancel, refund_due: refund };

const isDue = (row: Row): row is Row & { state: keyof typeof asked } => row.state in asked;

/** Asks the gateway for what is due on a payment. @returns why it was not done; null where it was */
async function settle(till: Till, row: Row): Promise<unknown> {
  if (!isDue(row)) return null;
  const { db, clock } = till;
  const still = and(eq(payment.reference, row.reference), eq(payment.state, row.state));
  try {
    const settled = await asked[row.state](till, row);
    await db
      .update(payment)
      .set({ ...settled, last_error: null })
      .where(still);
    return null;
  } catch (error) {
    logFailure(`Payment ${row.reference} stays ${row.state}`, error);
    const due_at = new Date(clock().getTime() + pauseAfter(row.attempts));
    const last_error = error instanceof Error ? error.message : String(error);
    await db.update(payment).set({ due_at, last_error }).where(still);
    return error;
  }
}

/** Asks the gateway for all that is due: captures, voids and refunds, and voids what a crash left held. */
export async function settleDue(till: Till): Promise<number> {
  let settled = 0;
  for (;;) {
    const rows = await takeUp(till);
    for (const row of rows) settled += Number((await settle(till, row)) === null);
    if (rows.length < AT_ONCE) return settled;
  }
}

/**
 * Asks the gateway for what is due on one payment, at once and whoever else is at it: it is done once.
 * @returns why it was not done; null where it was, or nothing is due
 */
export async function settleOne(till: Till, reference: string): Promise<unknown> {
  const [row] = await till.db.select().from(payment).where(eq(payment.reference, reference));
  return row === undefined ? null : settle(till, row);
}

/** Does the same with the payment of an order. */
export async function settleOrder(till: Till, orderId: number): Promise<unknown> {
  const [row] = await till.db.select().from(payment).where(eq(payment.order_id, orderId));
  return row === undefined ? null : settle(till, row);
}
