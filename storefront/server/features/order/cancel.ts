import type { CancelConflict, Order } from '@otzar/contract/order';
import { cancelProblem } from '@otzar/domain/cancellation';
import { eq } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { isRowId } from '../../db/row-id.ts';
import { customer_order } from '../../db/schema.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Shop } from '../../kit/shop.ts';
import { giveDiscountBack } from '../discount/queries.ts';
import { giveBalancesBack, lockCardsOf } from '../gift-card/queries.ts';
import { voidGiftCards } from '../gift-card/void.ts';
import { takeOutOfLibrary } from '../library/add-to-library.ts';
import { noteGivenBack } from '../payments/queries.ts';
import { missingOrder } from './find.ts';
import { forgetDone } from './forget.ts';
import { messages } from './messages.ts';
import { shownOrder } from './shown.ts';
import { putBack } from './stock.ts';
import { tellOfStep } from './tell.ts';

type Row = typeof customer_order.$inferSelect;

/** An order that cannot be cancelled; its message is a sentence for whoever asked. */
export class CancelRefused extends Error {
  /** As it stands now. */
  readonly order: CancelConflict['order'];

  constructor(message: string, order: Order) {
    super(message);
    this.order = order;
  }
}

/** The order, which nobody else changes until the transaction ends. @throws {HttpError} 404 where there is none */
async function lockOrder(tx: Queryable, id: number): Promise<Row> {
  if (!isRowId(id)) throw missingOrder();
  const { id: rowId } = customer_order;
  const [row] = await tx.select().from(customer_order).where(eq(rowId, id)).for('update');
  if (row === undefined) throw missingOrder();
  return row;
}

/** Why an order stays although its status would let it go; null where nothing speaks against it. */
async function takeBackWhatItMade(tx: Queryable, row: Row, now: Date): Promise<string | null> {
  if (!(await voidGiftCards(tx, row.id, now))) return messages.giftCardSpent(row.id);
  if (!(await takeOutOfLibrary(tx, row.id))) return messages.bookOpened(row.id);
  return null;
}

/**
 * Cancels an order, once: its stock, gift cards, discount and money are given back, and its shopper is written a
 * letter, all together or nothing. The gateway is asked after that, until it answers. Whoever comes second finds
 * it cancelled.
 * @param by who cancels it, as the timeline tells
 * @throws {HttpError} 404 where there is no such order @throws {CancelRefused} where it cannot be cancelled
 */
export function cancelOrder(
  { db, clock, site }: Pick<Shop, 'db' | 'clock' | 'site'>,
  id: number,
  by: 'shopper' | 'shop',
): Promise<Order> {
  return inTransaction(db, async (tx) => {
    const row = await lockOrder(tx, id);
    const standing = shownOrder(row);
    if (row.status === 'cancelled') return standing;
    const problem = cancelProblem(standing);
    if (problem !== null) throw new CancelRefused(problem, standing);
    const now = clock();
    // In the order in which orders are placed, so that neither waits for the other.
    await putBack(tx, row.lines);
    await lockCardsOf(tx, id);
    await giveBalancesBack(tx, id);
    const made = await takeBackWhatItMade(tx, row, now);
    if (made !== null) throw new CancelRefused(made, { ...standing, cancellable: false });
    await giveDiscountBack(tx, id, row.discount?.code ?? null);
    const given_back = await noteGivenBack(tx, row, now);
    const cancelled: Row = {
      ...row,
      status: 'cancelled',
      timeline: [...row.timeline, { status: 'cancelled', at: now.toISOString(), by }],
      payment: row.payment && { ...row.payment, ...(given_back && { given_back }) },
    };
    const { status, timeline, payment } = cancelled;
    await tx
      .update(customer_order)
      .set({ status, timeline, payment })
      .where(eq(customer_order.id, id));
    const order = shownOrder(cancelled);
    await tellOfStep(tx, cancelled, { site, now });
    await forgetDone(tx, cancelled);
    return order;
  });
}
