import { randomUUID } from 'node:crypto';
import type { SavedLine } from '@otzar/contract/customer-bag';
import type { CallOutput } from '@otzar/contract/endpoint';
import type {
  addToSessionBag as addCall,
  SessionBag,
  SessionCheckout,
} from '@otzar/contract/session-bag';
import type { LineIdentity } from '@otzar/domain/bag';
import { personalizationProblem } from '@otzar/domain/extras';
import { withLine, withQuantity } from '@otzar/domain/session-bag';
import { and, eq } from 'drizzle-orm';
import type { Database, Queryable } from '../../db/database.ts';
import { session_bag } from '../../db/schema.ts';
import { inTransaction } from '../../db/transaction.ts';
import { fieldRefused, HttpError } from '../../kit/http-error.ts';
import { isEGiftCard } from '../e-gift-card/offer.ts';
import { readExtras } from '../product/extras.ts';
import { messages } from './messages.ts';
import { readOffers } from './offers.ts';
import { offered } from './queries.ts';

type Row = typeof session_bag.$inferSelect;
/** A line as it is asked for: what tells it from others is for the shop to say. */
type AskedLine = CallOutput<typeof addCall>['body']['line'];

/** More than anybody puts in by hand. */
const MOST = 100;

const of = (session: string) => eq(session_bag.session_hash, session);

/** The bag of a session as the shop offers it now. */
export async function readSessionBag(db: Queryable, session: string): Promise<SessionBag> {
  const [row] = await db.select().from(session_bag).where(of(session));
  if (!row) return { version: '', lines: [], checkout: null, order_id: null };
  const { version, checkout, order_id } = row;
  return { version, lines: await offered(db, row.lines), checkout, order_id };
}

/** Changes the bag of a session, one change at a time; each makes another version of it. */
const change = (
  db: Database,
  { session, now }: { session: string; now: Date },
  make: (
    row: Row,
    tx: Queryable,
  ) => Promise<Partial<Pick<Row, 'lines' | 'checkout'>>> | Partial<Pick<Row, 'lines' | 'checkout'>>,
): Promise<SessionBag> =>
  inTransaction(db, async (tx) => {
    const first = { session_hash: session, version: randomUUID(), lines: [], updated_at: now };
    await tx.insert(session_bag).values(first).onConflictDoNothing();
    const [row] = await tx.select().from(session_bag).where(of(session)).for('update');
    if (!row) throw new HttpError(503, messages.notSaved);
    const made = await make(row, tx);
    const version = randomUUID();
    await tx
      .update(session_bag)
      .set({ ...made, version, order_id: null, updated_at: now })
      .where(of(session));
    return readSessionBag(tx, session);
  });

/** What there is of a line. @throws {HttpError} 422 where it cannot be sold so */
async function maxOf(db: Queryable, line: SavedLine): Promise<number> {
  if (isEGiftCard(line)) throw fieldRefused('line.id', messages.eGiftCardNeedsScripts);
  const [offer] = await readOffers(db, [line]);
  if (!offer) throw fieldRefused('line.id', messages.notSold);
  if (offer.max < 1) throw fieldRefused('line.quantity', messages.soldOut(offer.title));
  const extras = await readExtras(db, [offer.product_id]);
  const fields = extras.get(offer.product_id)?.personalizations ?? [];
  const problem = personalizationProblem(line.personalization, fields);
  if (problem) throw fieldRefused(`line.personalization.${problem.path}`, problem.message);
  return offer.max;
}

/** Puts a line into the bag of a session. @throws {HttpError} 422 for what cannot be sold so, and where it is full */
export const addToSessionBag = (
  db: Database,
  by: { session: string; now: Date },
  asked: AskedLine,
): Promise<SessionBag> =>
  change(db, by, async (row, tx) => {
    const line: SavedLine = { ...asked, item_key: '', gift_card: null };
    const max = await maxOf(tx, line);
    const newKey = randomUUID().replaceAll('-', '');
    const lines = withLine(row.lines, line, { max, newKey });
    if (lines.length > MOST) throw fieldRefused('line.id', messages.bagIsFull(MOST));
    return { lines };
  });

/** Sets how many there are of a line; 0 takes it out, and with the last one the checkout goes. */
export const changeSessionBag = (
  db: Database,
  by: { session: string; now: Date },
  identity: LineIdentity,
  quantity: number,
): Promise<SessionBag> =>
  change(db, by, (row) => {
    const lines = withQuantity(row.lines, identity, quantity);
    return { lines, ...(lines.length === 0 && { checkout: null }) };
  });

/** Keeps the checkout of a session's bag. @throws {HttpError} 409 where there is nothing to order */
export const saveSessionCheckout = (
  db: Database,
  by: { session: string; now: Date },
  checkout: SessionCheckout,
): Promise<SessionBag> =>
  change(db, by, (row) => {
    if (row.lines.length === 0) throw new HttpError(409, messages.empty);
    return { checkout };
  });

/** Forgets the bag of a session, as long as it is this version of it. */
export async function forgetSessionBag(
  db: Queryable,
  session: string,
  version: string,
): Promise<SessionBag> {
  await db.delete(session_bag).where(and(of(session), eq(session_bag.version, version)));
  return readSessionBag(db, session);
}

/** The statement that empties the bag that was ordered under its version, and keeps which order it became. */
export const noteOrdered = (
  db: Queryable,
  { session, key }: { session: string; key: string },
  order_id: number,
) =>
  db
    .update(session_bag)
    .set({ lines: [], checkout: null, order_id })
    .where(and(of(session), eq(session_bag.version, key)));
