import type { Order } from '@otzar/contract/order';
import type { Shop } from '../../kit/shop.ts';
import { countDeclines } from '../payments/declines.ts';
import { noteRequest } from '../payments/queries.ts';
import { authorise, payerOf, reauthorise, voidAuthorisation } from './authorise.ts';
import { commitOrder } from './commit-order.ts';
import { type Draft, draftOrder } from './draft.ts';
import {
  bodyHashOf,
  type IdempotencyRecord,
  type IdempotentRequest,
  orderOfCustomer,
  readIdempotencyRecord,
  referenceOf,
} from './idempotency-record.ts';
import { orderErrorOf } from './order-error.ts';
import { requireLiving } from './orderer.ts';
import type { OrderRequest } from './request.ts';

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
    return await authoriseAndCommit(shop, known.record, request, draft);
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
  if (draft.dueCents === 0 || token === null) return commitOrder(shop, asked, request, draft, null);
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
      const record = isNoted ? asked : await reauthorise(shop, asked, amountCents);
      return { record, held: await authorise(shop, record, token, amountCents) };
    },
    async buy({ record, held }, counted) {
      try {
        return await commitOrder(shop, record, request, draft, { held, counted });
      } catch (error) {
        await voidAuthorisation(shop, record);
        throw error;
      }
    },
  });
}
