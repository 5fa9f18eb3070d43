import type { BagLine, LineOffer } from '@otzar/contract/bag';
import type { SavedLine } from '@otzar/contract/customer-bag';
import { type LineIdentity, lineKey } from '@otzar/domain/bag';
import { eGiftCardLine } from '@otzar/domain/e-gift-card';
import { type ExtrasOffer, pricedExtras } from '@otzar/domain/extras';
import { and, asc, count, eq, inArray, max, sql } from 'drizzle-orm';
import type { Database, Queryable } from '../../db/database.ts';
import { customer_line } from '../../db/schema.ts';
import { fieldRefused } from '../../kit/http-error.ts';
import { withCustomerLock } from '../../kit/session/customer-lock.ts';
import { eGiftCardOffer, isEGiftCard } from '../e-gift-card/offer.ts';
import { readExtras } from '../product/extras.ts';
import { messages } from './messages.ts';
import { readOffers } from './offers.ts';

/** One of the two lists of lines that are kept for a customer. */
export interface SavedBag {
  customer: number;
  list: 'bag' | 'later';
}

const MOST = 500;

const of = ({ customer, list }: SavedBag) =>
  and(eq(customer_line.customer_id, customer), eq(customer_line.list, list));

/** The lines of a list as they were asked for, in the order they were put in. */
export async function storedLines(db: Queryable, kept: SavedBag): Promise<SavedLine[]> {
  const rows = await db
    .select({ line: customer_line.line })
    .from(customer_line)
    .where(of(kept))
    .orderBy(asc(customer_line.position), asc(customer_line.line_key));
  return rows.map(({ line }) => line);
}

/** The same as the shop offers them now. */
export const readSavedBag = async (db: Queryable, kept: SavedBag): Promise<BagLine[]> =>
  offered(db, await storedLines(db, kept));

/** Kept lines as the shop offers them now; one that it does not sell any more is left out. */
export async function offered(db: Queryable, lines: SavedLine[]): Promise<BagLine[]> {
  const offers = await readOffers(db, lines);
  const extras = await readExtras(
    db,
    offers.map((offer) => offer.product_id),
  );
  const byKey = new Map(lines.map((line) => [lineKey(line), line]));
  return offers.flatMap((offer) => {
    const line = byKey.get(lineKey(offer));
    return line ? [shown(line, offer, extras.get(offer.product_id))] : [];
  });
}

const NO_EXTRAS: ExtrasOffer = { gift_wrap: null, personalizations: [] };

/** Whether all fits is said when it is ordered: a day of delivery that has passed is no reason to lose a card. */
function shown(line: SavedLine, offer: LineOffer, own: ExtrasOffer = NO_EXTRAS): BagLine {
  if (isEGiftCard(line) && line.gift_card !== null)
    return eGiftCardLine(eGiftCardOffer(), line.gift_card, line.item_key, offer.quantity);
  return { ...offer, ...pricedExtras(line, own), gift_card: null };
}

/**
 * Keeps lines, each in place of the identical one; the others stay, whichever tab they came from. What
 * the shop does not sell is left out.
 * @throws {HttpError} 422 where the list would grow too long
 */
export const saveLines = (
  db: Database,
  kept: SavedBag,
  lines: SavedLine[],
  updated_at: Date,
): Promise<BagLine[]> =>
  withCustomerLock(db, kept.customer, (tx) => storeLines(tx, kept, lines, updated_at));

/** The same under the customer's lock. @throws {HttpError} 422 where the list would grow too long */
export async function storeLines(
  tx: Queryable,
  kept: SavedBag,
  lines: SavedLine[],
  updated_at: Date,
): Promise<BagLine[]> {
  const sold = new Set((await readOffers(tx, lines)).map(lineKey));
  const wanted = new Map(lines.map((line) => [lineKey(line), line]));
  const next = await nextPosition(tx, kept);
  const rows = [...wanted]
    .filter(([key]) => sold.has(key))
    .map(([line_key, line], at) => ({
      customer_id: kept.customer,
      list: kept.list,
      line_key,
      line,
      position: next + at,
      updated_at,
    }));
  if (rows.length > 0) await upsert(tx, rows);
  const [counted] = await tx.select({ lines: count() }).from(customer_line).where(of(kept));
  if ((counted?.lines ?? 0) > MOST) throw fieldRefused(kept.list, messages.listIsFull(MOST));
  return readSavedBag(tx, kept);
}

async function nextPosition(db: Queryable, kept: SavedBag): Promise<number> {
  const [row] = await db
    .select({ last: max(customer_line.position) })
    .from(customer_line)
    .where(of(kept));
  return (row?.last ?? -1) + 1;
}

const upsert = (db: Queryable, rows: (typeof customer_line.$inferInsert)[]) =>
  db
    .insert(customer_line)
    .values(rows)
    .onConflictDoUpdate({
      target: [customer_line.customer_id, customer_line.list, customer_line.line_key],
      set: { line: sql`excluded.line`, updated_at: sql`excluded.updated_at` },
    });

const among = (lines: LineIdentity[]) => inArray(customer_line.line_key, lines.map(lineKey));

/** Takes lines out of a list, and answers what is left. */
export async function dropLines(
  db: Queryable,
  kept: SavedBag,
  lines: LineIdentity[],
): Promise<BagLine[]> {
  if (lines.length > 0) await db.delete(customer_line).where(and(of(kept), among(lines)));
  return readSavedBag(db, kept);
}

/** The statement that takes what was ordered out of a customer's bag; a guest's is in their browser. */
export const forgetOrdered = (db: Queryable, customer: number, lines: LineIdentity[]) =>
  db.delete(customer_line).where(and(of({ customer, list: 'bag' }), among(lines)));
