import { setTimeout as wait } from 'node:timers/promises';
import { and, count, eq, gt, inArray, isNull, min, or, type SQL, sql } from 'drizzle-orm';
import type { Database, Queryable } from '../../db/database.ts';
import { attempt, card_attempt } from '../../db/schema.ts';
import { inTransaction, type PipelinedStatement, type Transaction } from '../../db/transaction.ts';
import { addAttempt } from '../../kit/attempts.ts';
import { HttpError } from '../../kit/http-error.ts';
import { PaymentDeclined } from '../../kit/payment-gateway.ts';
import { type Limit, limitsOfAddress, MINUTES } from '../../kit/rate-limit.ts';
import { newSessionId } from '../../kit/session/session-cookie.ts';
import type { Shop } from '../../kit/shop.ts';
import { messages } from './messages.ts';

/** Who pays with which card, as far as it is known; empty for what is not. */
export interface Payer {
  /** A session, or the customer for whom the shop itself orders. */
  payer: string;
  /** The block of addresses that the call comes from. */
  address: string;
  /** The card's fingerprint. */
  card: string;
}

/** How often a bank may say no within a quarter of an hour: stolen numbers are tried out one after another. */
const MOST_DECLINES = { payer: 5, address: 25, card: 20 };
/** And how many cards may be handed in that nothing was bought with since. */
const MOST_TOKENS = { payer: 20, address: 300, card: 300 };
/** So many may ask for their money at once from one address, where no bank has said no to any of them. */
const MOST_AT_ONCE = 100;
/** A bank that has not answered for so long is not waited for; its process may be gone. */
const ANSWERS_WITHIN_MS = 30_000;
/** How long an order waits for others of the same payer to hear from their bank. */
const PATIENCE_MS = 10_000;

const WINDOW_MS = MINUTES * 60_000;

function limitsOf({ payer, address, card }: Payer, most: typeof MOST_DECLINES): Limit[] {
  return [
    ...(payer ? [{ key: `payer:${payer}`, most: most.payer }] : []),
    ...(address ? limitsOfAddress('address', address, most.address) : []),
    ...(card ? [{ key: `card:${card}`, most: most.card }] : []),
  ];
}

function tooManyDeclines(until: Date, now: Date): HttpError {
  const seconds = Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1000));
  const headers = { 'Retry-After': String(seconds) };
  const sentence = () => messages.tooManyDeclines;
  return new HttpError(429, sentence, { fields: { card: sentence() }, headers });
}

/** What stands against each key: declines of the last quarter of an hour, and banks that are being asked. */
async function readStanding(db: Queryable, limits: Limit[], now: Date) {
  const since = new Date(now.getTime() - WINDOW_MS);
  const asking = gt(card_attempt.asked_at, new Date(now.getTime() - ANSWERS_WITHIN_MS));
  const rows = await db
    .select({
      key: card_attempt.key,
      declines: count(card_attempt.declined_at),
      asked: sql<number>`count(*) filter (where ${card_attempt.declined_at} is null)`.mapWith(
        Number,
      ),
      first: min(card_attempt.declined_at),
    })
    .from(card_attempt)
    .where(
      and(
        inArray(
          card_attempt.key,
          limits.map(({ key }) => key),
        ),
        or(gt(card_attempt.declined_at, since), and(isNull(card_attempt.declined_at), asking)),
      ),
    )
    .groupBy(card_attempt.key);
  const counted = new Map(rows.map((row) => [row.key, row]));
  return limits.map((limit) => ({
    ...limit,
    ...(counted.get(limit.key) ?? { declines: 0, asked: 0, first: null }),
  }));
}

type Stand = Awaited<ReturnType<typeof readStanding>>[number];

/** @throws {HttpError} 429 */
function refuseDeclined(standing: Stand[], now: Date): void {
  for (const { most, declines, first } of standing)
    if (declines >= most && first !== null)
      throw tooManyDeclines(new Date(first.getTime() + WINDOW_MS), now);
}

/** Whether a bank may be asked although others have not answered yet: all of them may still say no. */
const hasRoom = ({ key, most, declines, asked }: Stand): boolean =>
  declines + asked < (declines > 0 || key.startsWith('payer:') ? most : MOST_AT_ONCE);

/** One after another for each key, so that many at once are counted as they come. */
const locking = (keys: string[]): PipelinedStatement => ({
  statement: sql`select pg_advisory_xact_lock(hashtextextended(key, 0)) from unnest(${sql.param(keys)}::text[]) as key`,
  rows: keys.length,
  otherwise: () => new Error('Not every key was locked.'),
});

/** Notes that a bank is asked, and what else is to be; false where those that are being asked have to answer first. */
const noteAsked = (db: Database, id: string, limits: Limit[], { note, now }: Noting) =>
  inTransaction(db, async (tx) => {
    const keys = limits.map(({ key }) => key).toSorted();
    const [, standing] = await Promise.all([
      tx.pipeline([locking(keys)]),
      readStanding(tx, limits, now),
    ]);
    refuseDeclined(standing, now);
    if (!standing.every(hasRoom)) return false;
    const rows = keys.map((key) => ({ id, key, asked_at: now }));
    if (rows.length > 0) tx.sendWithCommit(tx.insert(card_attempt).values(rows));
    note(tx);
    return true;
  });

interface Noting {
  note: (tx: Transaction) => void;
  now: Date;
}

async function beginAsking(
  { db, clock }: Asking,
  id: string,
  limits: Limit[],
  note: Noting['note'],
): Promise<void> {
  const last = performance.now() + PATIENCE_MS;
  for (
    let pause = 50;
    !(await noteAsked(db, id, limits, { note, now: clock() }));
    pause = Math.min(pause * 2, 800)
  ) {
    if (performance.now() > last)
      throw new HttpError(503, messages.notPlaced, {
        headers: { 'Retry-After': '2' },
      });
    await wait(pause);
  }
}

type Asking = Pick<Shop, 'db' | 'clock'>;

/** What is bought with a card. */
export interface Purchase<A, T> {
  /** Adds what is to be written down before the bank is asked, together with the count. */
  note: (tx: Transaction) => void;
  /** Asks the bank. */
  ask: () => Promise<A>;
  /** Buys with what it answered; `counted` is the statement that takes the card off the count, for the same transaction. */
  buy: (answer: A, counted: SQL) => Promise<T>;
}

/**
 * Buys something with money that a bank is asked for, and counts what it declines by session, by block of addresses
 * and by card, so that nobody finds out here which of many cards are good. What is asked for at once counts before
 * it is answered.
 * @throws {HttpError} 429 where too much was declined, and whatever asking and buying throw
 */
export async function countDeclines<A, T>(
  shop: Asking,
  payer: Payer,
  { note, ask, buy }: Purchase<A, T>,
): Promise<T> {
  const { db, clock } = shop;
  const id = newSessionId();
  const asked = eq(card_attempt.id, id);
  await beginAsking(shop, id, limitsOf(payer, MOST_DECLINES), note);
  const answer = await ask().catch(async (error: unknown) => {
    if (error instanceof PaymentDeclined)
      await db.update(card_attempt).set({ declined_at: clock() }).where(asked);
    else await db.delete(card_attempt).where(asked);
    throw error;
  });
  const counted = takingOff(id, payer);
  try {
    return await buy(answer, counted);
  } catch (error) {
    await db.execute(counted);
    throw error;
  }
}

const tokenLimits = (payer: Payer): Limit[] =>
  limitsOf(payer, MOST_TOKENS).map(({ key, most }) => ({ key: `token:${key}`, most }));

/**
 * Counts a card that is handed in. @throws {HttpError} 429 for one too many, and where too much was declined
 */
export async function countToken({ db, clock }: Asking, payer: Payer): Promise<void> {
  const now = clock();
  refuseDeclined(await readStanding(db, limitsOf(payer, MOST_DECLINES), now), now);
  for (const { key, most } of tokenLimits(payer)) {
    const { count: tokens, until } = await addAttempt(db, key, { minutes: MINUTES, now });
    if (tokens > most) throw tooManyDeclines(until, now);
  }
}

/**
 * The statement after which a card that its bank was asked about, and did not decline, counts no longer: neither as
 * being asked nor as handed in. It does so once, however often it is asked, and takes its rows in order.
 */
function takingOff(id: string, payer: Payer): SQL {
  const keys = tokenLimits(payer).map(({ key }) => key);
  return sql`
    with asked as (delete from ${card_attempt} where ${eq(card_attempt.id, id)} returning 1),
    handed as materialized (
      select ${attempt.key} from ${attempt}
      where ${attempt.key} = any((select ${sql.param(keys)}::text[])::text[]) and ${gt(attempt.count, 0)}
        and exists (select from asked)
      order by ${attempt.key} for update)
    update ${attempt} set count = ${attempt.count} - 1
    from handed where ${attempt.key} = handed.key`;
}
