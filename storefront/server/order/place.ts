import { createHash, randomBytes } from 'node:crypto';
import type { Order } from '@otzar/contract/order';
import { toCents } from '@otzar/domain/money';
import { orderTotals } from '@otzar/domain/totals';
import { and, eq } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';
import { customer_order } from '../db/schema.ts';
import { inTransaction } from '../db/transaction.ts';
import { fieldRefused, Refusal } from '../http/refusal.ts';
import { readKeptLocation } from '../location/kept.ts';
import { type Authorisation, PaymentDeclined, type PaymentGateway } from '../payments/gateway.ts';
import type { Shop } from '../shop.ts';
import { keyUsedTwice, linesChanged, shortTogether, totalChanged } from './conflict.ts';
import { type Fulfilment, fulfil } from './fulfilment.ts';
import { offerLines } from './lines.ts';
import type { OfferedLine, OrderRequest } from './request.ts';
import { shownOrder } from './shown.ts';
import { StockShort, takeStock } from './stock.ts';

/** Who orders, and what makes it one order however often it is sent. */
export interface Attempt {
  session: string;
  key: string;
}

/** An order that is worked out and agreed on, with nothing taken for it yet. */
interface Draft extends Fulfilment {
  lines: OfferedLine[];
  totals: Order['totals'];
  bodyHash: string;
  now: Date;
}

/**
 * Places an order, one for each attempt's key. Stock, payment and order are taken together or not
 * at all, at the shop's own prices (design, point 6).
 * @throws {Refusal} 422 for what is missing, 409 for what has changed, 402 for a refused card.
 */
export async function placeOrder(
  shop: Shop,
  attempt: Attempt,
  request: OrderRequest,
): Promise<Order> {
  const bodyHash = createHash('sha256').update(JSON.stringify(request)).digest('hex');
  const placed = await findPlaced(shop.db, attempt, bodyHash);
  if (placed !== null) return placed;
  try {
    const draft = await draw(shop, attempt, request, bodyHash);
    return await commit(shop, attempt, request, draft);
  } catch (error) {
    // Another click of the same order may have come first, and be why the shelf is empty now.
    const placedMeanwhile = await findPlaced(shop.db, attempt, bodyHash);
    if (placedMeanwhile !== null) return placedMeanwhile;
    if (error instanceof StockShort) throw await shortfall(shop.db, request);
    if (error instanceof PaymentDeclined)
      throw new Refusal(402, error.message, { fields: { card: error.message } });
    throw error;
  }
}

/** The order that this attempt's key already made. @throws {Refusal} 409 for another body. */
async function findPlaced(db: Queryable, attempt: Attempt, bodyHash: string) {
  const [row] = await db
    .select()
    .from(customer_order)
    .where(
      and(
        eq(customer_order.session_hash, attempt.session),
        eq(customer_order.idempotency_key, attempt.key),
      ),
    );
  if (row === undefined) return null;
  if (row.body_hash !== bodyHash) throw keyUsedTwice();
  return shownOrder(row);
}

async function draw(
  { db, clock }: Shop,
  attempt: Attempt,
  request: OrderRequest,
  bodyHash: string,
): Promise<Draft> {
  const now = clock();
  const { lines, changes } = await offerLines(db, request.lines);
  if (changes.length > 0) throw linesChanged(changes, null);
  const kept = await readKeptLocation(db, attempt.session, now);
  const fulfilment = fulfil(request, lines, kept, now);
  const totals = orderTotals({ lines, ...fulfilment });
  if (toCents(totals.total) !== toCents(request.expected_total)) throw totalChanged(totals);
  if (totals.total > 0 && request.card_token === null)
    throw fieldRefused('card_token', 'Please enter a card.');
  return { ...fulfilment, lines, totals, bodyHash, now };
}

/** Another request with the same key came first. */
class KeyTaken extends Error {}

/**
 * The order's row goes in first: it claims the key, so that a second request with it waits here.
 * The card comes last, so that money is held only for an order that has everything else.
 */
async function commit(
  { db, gateway }: Shop,
  attempt: Attempt,
  request: OrderRequest,
  draft: Draft,
): Promise<Order> {
  let held: Authorisation | null = null;
  try {
    return await inTransaction(db, async (tx) => {
      const row = await insertOrder(tx, attempt, request, draft);
      await takeStock(tx, draft.lines);
      held = await authorise(gateway, attempt, request, draft);
      if (held === null) return shownOrder(row);
      await tx.update(customer_order).set({ payment: held }).where(eq(customer_order.id, row.id));
      return shownOrder({ ...row, payment: held });
    });
  } catch (error) {
    if (held !== null) await gateway.void(referenceOf(attempt));
    throw error;
  }
}

async function insertOrder(
  db: Queryable,
  { session, key }: Attempt,
  request: OrderRequest,
  { lines, totals, method, bodyHash, now }: Draft,
) {
  const [row] = await db
    .insert(customer_order)
    .values({
      token: randomBytes(24).toString('base64url'),
      session_hash: session,
      idempotency_key: key,
      body_hash: bodyHash,
      email: request.email,
      status: 'placed',
      timeline: [{ status: 'placed', at: now.toISOString() }],
      lines: lines.map(({ max: _, ...line }) => line),
      totals,
      total_cents: toCents(totals.total),
      shipping_type: request.shipping_type,
      shipping_name: method?.name ?? '',
      estimated_arrival: method && new Date(method.estimated_arrival),
      shipping_info: request.shipping_info,
      pickup_info: request.pickup_info,
      placed_at: now,
    })
    .onConflictDoNothing({
      target: [customer_order.session_hash, customer_order.idempotency_key],
    })
    .returning();
  if (row === undefined) throw new KeyTaken();
  return row;
}

/** The same attempt asks for the same hold, so that a lost reply never holds money twice. */
const referenceOf = ({ session, key }: Attempt): string =>
  createHash('sha256').update(`${session}:${key}`).digest('hex').slice(0, 32);

async function authorise(
  gateway: PaymentGateway,
  attempt: Attempt,
  request: OrderRequest,
  { totals }: Draft,
): Promise<Authorisation | null> {
  if (totals.total === 0 || request.card_token === null) return null;
  return gateway.authorise({
    token: request.card_token,
    amountCents: toCents(totals.total),
    reference: referenceOf(attempt),
  });
}

/** Somebody was quicker; or each line is to be had, but not together with a set that holds it too. */
async function shortfall(db: Queryable, request: OrderRequest): Promise<Refusal> {
  const { changes } = await offerLines(db, request.lines);
  return changes.length > 0 ? linesChanged(changes, null) : shortTogether();
}
