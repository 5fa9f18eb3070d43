import { and, eq, gt, isNotNull, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { session } from '../../db/schema.ts';
import { HttpError } from '../http-error.ts';
import { messages } from '../messages.ts';

/** Who comes with a session's cookie. */
export type Visitor =
  | { is: 'guest' }
  | { is: 'customer'; id: number; expiresAt: Date }
  /** Whose session as a customer has run out, or was ended from elsewhere. */
  | { is: 'ended' }
  /** Who has been given another session since, by signing in or out. */
  | { is: 'replaced'; at: Date };

const GUEST: Visitor = { is: 'guest' };

/** Tells who comes, by the hash of the session's id. */
export async function readVisitor(db: Queryable, hash: string, now: Date): Promise<Visitor> {
  if (hash === '') return GUEST;
  const [row] = await db
    .select({ id: session.customer_id, endedAt: session.ended_at, expiresAt: session.expires_at })
    .from(session)
    .where(eq(session.id_hash, hash));
  if (row === undefined) return GUEST;
  const { id, endedAt, expiresAt } = row;
  if (id === null) return endedAt === null ? GUEST : { is: 'replaced', at: endedAt };
  return endedAt !== null || expiresAt <= now ? { is: 'ended' } : { is: 'customer', id, expiresAt };
}

/** What a browser is told whose session has ended; a session that never was a customer's is not. */
export const sessionEnded = (headers?: Record<string, string>) =>
  new HttpError(403, messages.sessionEnded, { headers });

/** The customer who calls. @throws {HttpError} 403 for a guest, and when the session has ended. */
export async function requireCustomer(db: Queryable, hash: string, now: Date): Promise<number> {
  const visitor = await readVisitor(db, hash, now);
  if (visitor.is === 'customer') return visitor.id;
  if (visitor.is === 'ended') throw sessionEnded();
  throw new HttpError(403, messages.customersOnly);
}

/** The customer whose session it is; null for a guest's, and for one that is over. */
export async function customerOf(db: Queryable, hash: string, now: Date): Promise<number | null> {
  const visitor = await readVisitor(db, hash, now);
  return visitor.is === 'customer' ? visitor.id : null;
}

/** The same within another statement, as things stand when it runs. */
export const customerWithin = (hash: string, now: Date): SQL<number | null> =>
  sql`(select ${session.customer_id} from ${session} where ${and(
    eq(session.id_hash, hash),
    isNull(session.ended_at),
    gt(session.expires_at, now),
  )})`;

/** Whether a session is over, so that what was done under it no longer opens to its cookie. */
export async function isOver(db: Queryable, hash: string, now: Date): Promise<boolean> {
  const ranOut = and(isNotNull(session.customer_id), lte(session.expires_at, now));
  const [row] = await db
    .select({ over: sql<number>`1` })
    .from(session)
    .where(and(eq(session.id_hash, hash), or(isNotNull(session.ended_at), ranOut)));
  return row !== undefined;
}
