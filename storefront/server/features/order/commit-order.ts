import type { Order } from '@otzar/contract/order';
import { inTransaction } from '../../db/transaction.ts';
import { inWordsOf } from '../../kit/language.ts';
import { posting } from '../../kit/mail/outbox.ts';
import { customerWithin } from '../../kit/session/visitor.ts';
import type { Shop } from '../../kit/shop.ts';
import { forgetOrdered } from '../bag/queries.ts';
import { noteOrdered } from '../bag/session-bag-queries.ts';
import { takeDiscount } from '../discount/queries.ts';
import { makeGiftCards } from '../gift-card/make.ts';
import { takeBalances } from '../gift-card/queries.ts';
import { addToLibrary } from '../library/add-to-library.ts';
import type { Draft } from './draft.ts';
import { type HeldPayment, spendHeld } from './held-payment.ts';
import { claimIdempotencyRecord, type IdempotencyRecord } from './idempotency-record.ts';
import { confirmation } from './mail.ts';
import { writeOrder } from './record.ts';
import type { OrderRequest } from './request.ts';
import { shownOrder } from './shown.ts';
import { takeStock } from './stock.ts';

/**
 * Writes the order with all that it takes and makes, together or not at all: stock, gift cards, discount, books, mail.
 * @param payment what is held for it; null where nothing is left to pay
 */
export const commitOrder = (
  { db, site }: Shop,
  record: IdempotencyRecord,
  request: OrderRequest,
  draft: Draft,
  payment: HeldPayment | null,
): Promise<Order> =>
  inTransaction(db, async (tx) => {
    const { lines, giftCards, discount, now } = draft;
    const { session, behalf } = record;
    const customer = behalf?.customer ?? customerWithin(session, now);
    const held = payment?.held ?? null;
    const row = await writeOrder(tx, { session, customer }, request, draft, held);
    await tx.pipeline([
      claimIdempotencyRecord(tx, record, row.id, now),
      ...(held === null ? [] : [spendHeld(tx, record, held, { row, lines, now })]),
      ...(await takeStock(tx, lines)),
    ]);
    await takeBalances(tx, row.id, giftCards.giftcards, now);
    if (discount) await takeDiscount(tx, { ...discount, email: row.email, orderId: row.id });
    const order = shownOrder(row);
    await addToLibrary(tx, order, row.customer_id);
    const inItsWords = <Done>(work: () => Done) => inWordsOf(row.language, work);
    const letters = await inItsWords(() => makeGiftCards(tx, shownOrder(row), { site, now }));
    await behalf?.together(tx, order);
    if (!behalf && row.customer_id !== null)
      tx.sendWithCommit(forgetOrdered(tx, row.customer_id, lines));
    if (!behalf) tx.sendWithCommit(noteOrdered(tx, record, row.id));
    tx.sendWithCommit(
      posting(tx, [inItsWords(() => confirmation(shownOrder(row), { site, now })), ...letters]),
    );
    // Rows that others of the same address wait for: they are locked for the commit alone.
    if (payment !== null) tx.sendWithCommit(payment.counted);
    return order;
  });
