import type { Order } from '@otzar/contract/order';
import { isDigitalOnly } from '@otzar/domain/bag';
import type { Cents } from '@otzar/domain/money';
import type { SQL } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { inTransaction, type PipelinedStatement } from '../../db/transaction.ts';
import { posting } from '../../kit/mail/outbox.ts';
import { type Authorisation, PaymentDeclined } from '../../kit/payment-gateway.ts';
import { customerWithin } from '../../kit/session/visitor.ts';
import type { Shop } from '../../kit/shop.ts';
import { forgetOrdered } from '../bag/queries.ts';
import { noteOrdered } from '../bag/session-bag-queries.ts';
import { takeDiscount } from '../discount/queries.ts';
import { makeGiftCards } from '../gift-card/make.ts';
import { takeBalances } from '../gift-card/queries.ts';
import { addToLibrary } from '../library/add-to-library.ts';
import { countDeclines, type Payer } from '../payments/declines.ts';
import { forgetRequest, noteAuthorised, noteRequest, noteVoidDue } from '../payments/queries.ts';
import { settleOne } from '../payments/settle.ts';
import { type Draft, draftOrder } from './draft.ts';
import {
  bodyHashOf,
  claimIdempotencyRecord,
  type IdempotencyRecord,
  type IdempotentRequest,
  isSpent,
  noteVoid,
  orderOfCustomer,
  RecordOvertaken,
  readIdempotencyRecord,
  referenceOf,
} from './idempotency-record.ts';
import { confirmation } from './mail.ts';
import { orderErrorOf } from './order-error.ts';
import { requireLiving } from './orderer.ts';
import { writeOrder } from './record.ts';
import type { OrderRequest } from './request.ts';
import { shownOrder } from './shown.ts';
import { takeStock } from './stock.ts';

/**
 * Places an order, one for each attempt's key, for a session or on a customer's behalf. Stock, gift cards, discount, order and mail are taken
 * together or not at all, at the shop's own prices (decision 011).
 * @throws {HttpError} 403 for a session that has ended, 422 for what is missing, 409 for what has changed, 402 for a refused card, 429 after too
 * many of them, 503 for a bank that does not answer.
 */
export async function placeOrder(
  shop: Shop,
  attempt: IdempotentRequest,
  request: OrderRequest,
): Promise<Order> {
  const bodyHash = bodyHashOf(request);
  const known = await readIdempotencyRecord(shop.db, attempt, bodyHash);
  if ('order' in known) return known.order;
  const visitor = await requireLiving(shop, attempt);
  if (visitor.is === 'customer') {
    const customer = visitor.id;
    const before = await orderOfCustomer(shop.db, { customer, key: attempt.key, bodyHash });
    if (before) return before;
  }
  try {
    const draft = await draftOrder(shop.db, attempt, request, shop.clock());
    return await authoriseAndCommit(shop, known.standing, request, draft);
  } catch (error) {
    // Another click of the same order may have come first, and be why the shelf is empty now.
    const meanwhile = await readIdempotencyRecord(shop.db, attempt, bodyHash);
    if ('order' in meanwhile) return meanwhile.order;
    throw await orderErrorOf(error, shop, attempt, request);
  }
}

/**
 * The card is asked before the transaction: a slow bank keeps no row, and so nobody else, waiting. What is
 * held for an order that then cannot be placed is given back.
 */
async function authoriseAndCommit(
  shop: Shop,
  asked: IdempotencyRecord,
  request: OrderRequest,
  draft: Draft,
): Promise<Order> {
  const { card_token: token } = request;
  if (draft.dueCents === 0 || token === null) return commit(shop, asked, request, draft, null);
  const { clock } = shop;
  const amountCents = draft.dueCents;
  let isNoted = false;
  return countDeclines(shop, await payerOf(shop, asked, token), {
    note(tx) {
      const request = noteRequest(tx, { reference: referenceOf(asked), amountCents }, clock());
      tx.sendWithCommit(request, (rows) => {
        isNoted = rows === 1;
      });
    },
    async ask() {
      const standing = isNoted ? asked : await askAnew(shop, asked, amountCents);
      return { standing, held: await authorise(shop, standing, token, amountCents) };
    },
    async buy({ standing, held }, counted) {
      try {
        return await commit(shop, standing, request, draft, { held, counted });
      } catch (error) {
        await voidAuthorisation(shop, standing);
        throw error;
      }
    },
  });
}

/** What a card pays: what its bank holds, and the statement that takes it off the count of cards tried. */
interface Payment {
  held: Authorisation;
  counted: SQL;
}

/** By whom declines are counted. A token that the gateway does not know is of no card: it declines it itself. */
async function payerOf(
  { gateway }: Shop,
  { session, address, behalf }: IdempotencyRecord,
  token: string,
): Promise<Payer> {
  const payer = behalf ? `customer ${behalf.customer}` : session;
  const card = await gateway.fingerprint(token).catch((error: unknown) => {
    if (error instanceof PaymentDeclined) return '';
    throw error;
  });
  return { payer, address, card };
}

/**
 * Money that was given back since the order was last sent is asked for under another name. What is about to be held
 * is always written down first, so that a crash leaves nothing held that nobody knows of.
 * @throws {RecordOvertaken} when another request with the key was quicker.
 */
async function askAnew(
  shop: Shop,
  { voids, ...asked }: IdempotencyRecord,
  amountCents: Cents,
): Promise<IdempotencyRecord> {
  const { db, clock } = shop;
  await noteVoid(db, { ...asked, voids }, clock());
  const standing = { ...asked, voids: voids + 1 };
  const reference = referenceOf(standing);
  const { rowCount } = await noteRequest(db, { reference, amountCents }, clock());
  return rowCount === 1 ? standing : askAnew(shop, standing, amountCents);
}

async function authorise(
  { db, gateway }: Shop,
  standing: IdempotencyRecord,
  token: string,
  amountCents: Cents,
): Promise<Authorisation> {
  const reference = referenceOf(standing);
  try {
    return await gateway.authorise({ token, amountCents, reference });
  } catch (error) {
    if (error instanceof PaymentDeclined) await forgetRequest(db, reference);
    throw error;
  }
}

/**
 * The note comes first: once it is written, no other request with the key can place its order on this hold.
 * A hold that another click has placed the order on stays. What the gateway does not answer is asked again.
 */
async function voidAuthorisation(shop: Shop, standing: IdempotencyRecord): Promise<void> {
  const { db, clock } = shop;
  try {
    await noteVoid(db, standing, clock());
  } catch (error) {
    if (!(error instanceof RecordOvertaken)) throw error;
    if (await isSpent(db, standing)) return;
  }
  await noteVoidDue(db, referenceOf(standing), clock());
  await settleOne(shop, referenceOf(standing));
}

/** Gives back what may still be held for an attempt as it was once sent, where no order was placed on it. */
export async function voidAskedFor(
  shop: Shop,
  attempt: IdempotentRequest,
  bodyHash: string,
): Promise<void> {
  const known = await readIdempotencyRecord(shop.db, attempt, bodyHash);
  if ('standing' in known) await voidAuthorisation(shop, known.standing);
}

const commit = (
  { db, site }: Shop,
  standing: IdempotencyRecord,
  request: OrderRequest,
  draft: Draft,
  payment: Payment | null,
): Promise<Order> =>
  inTransaction(db, async (tx) => {
    const { lines, giftCards, discount, now } = draft;
    const { session, behalf } = standing;
    const customer = behalf?.customer ?? customerWithin(session, now);
    const held = payment?.held ?? null;
    const row = await writeOrder(tx, { session, customer }, request, draft, held);
    await tx.pipeline([
      claimIdempotencyRecord(tx, standing, row.id, now),
      ...(held === null ? [] : [spend(tx, standing, held, { row, lines, now })]),
      ...(await takeStock(tx, lines)),
    ]);
    await takeBalances(tx, row.id, giftCards.giftcards, now);
    if (discount) await takeDiscount(tx, { ...discount, email: row.email, orderId: row.id });
    const order = shownOrder(row);
    await addToLibrary(tx, order, row.customer_id);
    const letters = await makeGiftCards(tx, order, { site, now });
    await behalf?.together(tx, order);
    if (!behalf && row.customer_id !== null)
      tx.sendWithCommit(forgetOrdered(tx, row.customer_id, lines));
    if (!behalf) tx.sendWithCommit(noteOrdered(tx, standing, row.id));
    tx.sendWithCommit(posting(tx, [confirmation(order, { site, now }), ...letters]));
    // Rows that others of the same address wait for: they are locked for the commit alone.
    if (payment !== null) tx.sendWithCommit(payment.counted);
    return order;
  });

/** Ties what is held to its order. What is digital is delivered as it is placed, and captured with it. */
const spend = (
  tx: Queryable,
  standing: IdempotencyRecord,
  authorisation: Authorisation,
  { row, lines, now }: { row: { id: number }; lines: Draft['lines']; now: Date },
): PipelinedStatement => {
  const paid = { orderId: row.id, authorisation, capture: isDigitalOnly(lines), now };
  return {
    statement: noteAuthorised(tx, referenceOf(standing), paid),
    rows: 1,
    otherwise: () => new RecordOvertaken(),
  };
};
