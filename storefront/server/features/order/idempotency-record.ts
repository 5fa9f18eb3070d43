import { createHash } from 'node:crypto';
import type { Order } from '@otzar/contract/order';
import { and, eq, isNull } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { customer_order, order_attempt } from '../../db/schema.ts';
import type { PipelinedStatement } from '../../db/transaction.ts';
import type { SavedLocation } from '../location/queries.ts';
import { keyUsedTwice } from './conflict.ts';
import type { OrderRequest } from './request.ts';
import { shownOrder } from './shown.ts';

/** For whom the shop itself orders, where no session does. */
interface OnBehalfOf {
  customer: number;
  /** Where they are, by which is taxed what is not sent. */
  whereabouts: SavedLocation;
  /** Written together with the order, or neither is; what it throws comes out of the placing as it is. */
  together: (tx: Queryable, order: Order) => Promise<void>;
}

/** Who orders, and what makes it one order however often it is sent. */
export interface IdempotentRequest {
  /** Hash of the session's id; empty where the shop orders for somebody. */
  session: string;
  key: string;
  /** Where the call comes from; empty where that is not known. */
  address: string;
  /** Whether whoever orders takes themselves to be signed in. */
  signedIn?: boolean;
  behalf?: OnBehalfOf;
}

/** An attempt as it stands: what is asked for with its key, and how often money held for it was given back. */
export interface IdempotencyRecord extends IdempotentRequest {
  bodyHash: string;
  voids: number;
}

const hash = (text: string) => createHash('sha256').update(text).digest('hex');

export const bodyHashOf = (request: OrderRequest): string => hash(JSON.stringify(request));

/**
 * The name under which money is held: the same for every sending of one order, so that a lost reply never
 * holds it twice, and another one once it was given back.
 */
export const referenceOf = ({ session, key, bodyHash, voids }: IdempotencyRecord): string =>
  hash([session, key, bodyHash, voids].join(':')).slice(0, 32);

const isOf = ({ session, key }: IdempotentRequest) =>
  and(eq(order_attempt.session_hash, session), eq(order_attempt.idempotency_key, key));

/** The order that an attempt's key already made, or its record so far. @throws {HttpError} 409 for another body. */
export async function readIdempotencyRecord(
  db: Queryable,
  attempt: IdempotentRequest,
  bodyHash: string,
): Promise<{ order: Order } | { record: IdempotencyRecord }> {
  const [row] = await db
    .select()
    .from(order_attempt)
    .leftJoin(customer_order, eq(customer_order.id, order_attempt.order_id))
    .where(isOf(attempt));
  if (!row?.customer_order)
    return { record: { ...attempt, bodyHash, voids: row?.order_attempt.voids ?? 0 } };
  if (row.order_attempt.body_hash !== bodyHash) throw keyUsedTwice();
  return { order: shownOrder(row.customer_order) };
}

/**
 * The order that a customer's attempt made under a session of theirs before this one, whose reply was lost; undefined
 * where there is none.
 */
export async function orderOfCustomer(
  db: Queryable,
  { customer, key, bodyHash }: { customer: number; key: string; bodyHash: string },
): Promise<Order | undefined> {
  const [row] = await db
    .select()
    .from(order_attempt)
    .innerJoin(customer_order, eq(customer_order.id, order_attempt.order_id))
    .where(
      and(
        eq(order_attempt.idempotency_key, key),
        eq(order_attempt.body_hash, bodyHash),
        eq(customer_order.customer_id, customer),
      ),
    );
  return row && shownOrder(row.customer_order);
}

/** Another request with the same key came first, or the money held for this one was given back. */
export class RecordOvertaken extends Error {}

/**
 * Ties an attempt's key to its order, or throws `RecordOvertaken`; a second request with the key waits here for
 * the first.
 */
export const claimIdempotencyRecord = (
  tx: Queryable,
  record: IdempotencyRecord,
  orderId: number,
  now: Date,
): PipelinedStatement => ({
  statement: written(tx, record, { order_id: orderId, voids: record.voids, tried_at: now }),
  rows: 1,
  otherwise: () => new RecordOvertaken(),
});

/**
 * Notes that the money held for an attempt is given back, so that no other request can still spend it.
 * @throws {RecordOvertaken} when it has been spent, or given back, already.
 */
export async function noteVoid(db: Queryable, record: IdempotencyRecord, now: Date): Promise<void> {
  const voids = record.voids + 1;
  const { rowCount } = await written(db, record, { order_id: null, voids, tried_at: now });
  if (rowCount === 0) throw new RecordOvertaken();
}

/** Whether an order was placed on the money that is held for this very attempt, and no other body's. */
export async function isSpent(
  db: Queryable,
  { bodyHash, voids, ...attempt }: IdempotencyRecord,
): Promise<boolean> {
  const [row] = await db.select().from(order_attempt).where(isOf(attempt));
  return (
    row !== undefined && row.order_id !== null && row.body_hash === bodyHash && row.voids === voids
  );
}

/** The statement that writes an attempt: it touches no row where the attempt does not stand so any more. */
function written(
  db: Queryable,
  { session, key, bodyHash, voids }: IdempotencyRecord,
  values: { order_id: number | null; voids: number; tried_at: Date },
) {
  const set = { ...values, body_hash: bodyHash };
  return db
    .insert(order_attempt)
    .values({ session_hash: session, idempotency_key: key, ...set })
    .onConflictDoUpdate({
      target: [order_attempt.session_hash, order_attempt.idempotency_key],
      set,
      setWhere: and(isNull(order_attempt.order_id), eq(order_attempt.voids, voids)),
    });
}
