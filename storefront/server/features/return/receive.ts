import type { OrderReturn } from '@otzar/contract/return';
import { toUsd } from '@otzar/domain/money';
import { asc, eq } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { isRowId } from '../../db/row-id.ts';
import {
  customer_order,
  gift_card,
  order_return,
  order_return_line,
  payment,
} from '../../db/schema.ts';
import { inTransaction } from '../../db/transaction.ts';
import { inWordsOf } from '../../kit/language.ts';
import { languageOfLetters } from '../../kit/mail/letters-language.ts';
import { putInOutbox } from '../../kit/mail/outbox.ts';
import { GatewaySilent, PaymentDeclined } from '../../kit/payment-gateway.ts';
import type { Shop } from '../../kit/shop.ts';
import { newCode } from '../gift-card/make.ts';
import { StepRefused } from '../order/advance.ts';
import { putBack } from '../order/stock.ts';
import { settleOne } from '../payments/settle.ts';
import { forgetReceived } from './forget.ts';
import { arrived, refundCard } from './mail.ts';
import { type ReturnRow, showReturn } from './queries.ts';

type Till = Pick<Shop, 'db' | 'clock' | 'site' | 'gateway'>;

async function readRow(db: Queryable, id: number): Promise<ReturnRow> {
  const [row] = isRowId(id)
    ? await db.select().from(order_return).where(eq(order_return.id, id))
    : [];
  if (row === undefined) throw new StepRefused(`There is no return ${id}.`);
  return row;
}

/**
 * Pays the card back, once it is charged. It is asked before anything is written, so that a slow bank keeps no row; asked again
 * after a crash, or by another process at the same time, the reference pays once.
 */
async function payCard(till: Till, row: ReturnRow): Promise<void> {
  if (row.status === 'received' || row.card_cents === 0) return;
  const { db, gateway } = till;
  const [order] = await db
    .select({ paid: customer_order.payment, reference: payment.reference })
    .from(customer_order)
    .leftJoin(payment, eq(payment.order_id, customer_order.id))
    .where(eq(customer_order.id, row.order_id));
  if (!order?.paid) throw new StepRefused(`Order ${row.order_id} was not paid with a card.`);
  const uncaptured = order.reference === null ? null : await settleOne(till, order.reference);
  if (uncaptured !== null) throw unpaid(row, 'The bank has not charged this order yet.');
  try {
    await gateway.refund({
      payment: order.paid.reference,
      amountCents: row.card_cents,
      reference: `return-${row.id}`,
    });
  } catch (error) {
    if (error instanceof PaymentDeclined)
      throw unpaid(row, 'The bank refuses to pay the card back.');
    if (error instanceof GatewaySilent) throw unpaid(row, 'The bank does not answer.');
    throw error;
  }
}

const unpaid = ({ id }: ReturnRow, why: string) =>
  new StepRefused(`${why} Return ${id} stays awaited; tried again, its card is paid once only.`);

/** Puts what came back on the shelf again; what was damaged stays off it. */
async function restock(tx: Queryable, row: ReturnRow): Promise<void> {
  const [order] = await tx
    .select({ lines: customer_order.lines })
    .from(customer_order)
    .where(eq(customer_order.id, row.order_id));
  const lines = await tx
    .select()
    .from(order_return_line)
    .where(eq(order_return_line.return_id, row.id))
    .orderBy(asc(order_return_line.line));
  const sound = lines.flatMap(({ line, quantity, reason }) => {
    const bought = order?.lines[line - 1];
    return bought && reason !== 'damaged' ? [{ ...bought, quantity }] : [];
  });
  await putBack(tx, sound);
}

/**
 * Notes that a return has arrived: the card is paid back, what goes onto a gift card is made one and mailed,
 * and the things are on the shelf again. Taken twice, or by two at once, it is taken once.
 * @throws {StepRefused} where there is no such return, or its card cannot be paid back
 */
export async function receiveReturn(till: Till, id: number): Promise<OrderReturn> {
  const { db, clock, site } = till;
  await payCard(till, await readRow(db, id));
  return inTransaction(db, async (tx) => {
    const [row] = await tx.select().from(order_return).where(eq(order_return.id, id)).for('update');
    if (row === undefined) throw new StepRefused(`There is no return ${id}.`);
    if (row.status === 'received') return showReturn(tx, row);
    const now = clock();
    const cents = row.gift_card_cents;
    const code = cents > 0 ? newCode() : null;
    if (code !== null) {
      const card = { code, initial_cents: cents, balance_cents: cents, created_at: now };
      await tx.insert(gift_card).values(card);
    }
    const [taken] = await tx
      .update(order_return)
      .set({ status: 'received', received_at: now, gift_card_code: code })
      .where(eq(order_return.id, id))
      .returning();
    await restock(tx, row);
    const received = await showReturn(tx, taken);
    const occasion = { site, now };
    if (row.email !== '') {
      const letters = await inWordsOf(await languageOfLetters(tx, row), async () => {
        const told = await showReturn(tx, taken);
        const card = { code: code ?? '', worth: toUsd(cents) };
        return [arrived(told, occasion), ...(code ? [refundCard(told, card, occasion)] : [])];
      });
      await putInOutbox(tx, letters);
    }
    await forgetReceived(tx, id);
    return received;
  });
}
