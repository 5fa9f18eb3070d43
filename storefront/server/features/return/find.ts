import type { CallOutput } from '@otzar/contract/endpoint';
import type { findReturnable, ReturnableOrder } from '@otzar/contract/return';
import { isOurFault } from '@otzar/domain/refund';
import { type Returned, returnableOrder } from '@otzar/domain/return';
import { returnedQuantities, returnStateOf } from '@otzar/domain/return-status';
import { storeDay } from '@otzar/domain/store-day';
import { eq, inArray, sum } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { isRowId } from '../../db/row-id.ts';
import { customer_order, order_return, order_return_line } from '../../db/schema.ts';
import { forgetAttempts } from '../../kit/attempts.ts';
import { notFound } from '../../kit/http-error.ts';
import {
  countAll,
  countTowardsLimit,
  limitsOfAddress,
  requireWithinLimit,
} from '../../kit/rate-limit.ts';
import type { Shop } from '../../kit/shop.ts';
import { missingOrder } from '../order/find.ts';
import { isGiftCode, type Opened, openedBy, proofOf } from '../order/gift-return-code.ts';
import { shownOrder } from '../order/shown.ts';
import { messages } from './messages.ts';

type OrderRow = typeof customer_order.$inferSelect;
type Asked = CallOutput<typeof findReturnable>['body'];

/** Who asks. */
export interface Returner {
  /** Hash of the session's id; empty for one that is over. */
  session: string;
  customer: number | null;
  /** Where the call comes from; empty where that is not known. */
  address: string;
}

/** What wrong guesses are counted under. */
const RETURN_GUESSES = 'return';
/** How often a wrong address or code may be tried on one order from one place. */
const MOST_GUESSES = 10;

/** One sentence for every miss: it does not tell whether there is such an order. */
const missingGift = () => notFound(messages.missingGift);

/** What goes back, or has come back, of an order. */
async function readReturned(db: Queryable, orderId: number): Promise<Returned> {
  const returns = await db
    .select({
      id: order_return.id,
      card: order_return.card_cents,
      shipping: order_return.shipping_cents,
    })
    .from(order_return)
    .where(eq(order_return.order_id, orderId));
  const ids = returns.map(({ id }) => id);
  const lines =
    ids.length === 0
      ? []
      : await db
          .select({
            line: order_return_line.line,
            reason: order_return_line.reason,
            quantity: sum(order_return_line.quantity).mapWith(Number),
          })
          .from(order_return_line)
          .where(inArray(order_return_line.return_id, ids))
          .groupBy(order_return_line.line, order_return_line.reason);
  return {
    quantities: returnedQuantities(lines),
    ourFault: lines.every(({ reason }) => isOurFault(reason)),
    card: returns.reduce((all, { card }) => all + card, 0),
    shipping: returns.reduce((all, { shipping }) => all + shipping, 0),
  };
}

/** An order as it can be returned from now, by whoever has opened it. */
export async function shownReturnable(
  db: Queryable,
  row: OrderRow,
  opened: Opened,
  { secret, now }: { secret: string; now: Date },
): Promise<ReturnableOrder> {
  const order = shownOrder(row);
  const returned = await readReturned(db, row.id);
  const token = proofOf(secret, row.token, opened);
  const state = returnStateOf(order, storeDay(now));
  return returnableOrder(order, returned, state, { gift: opened === 'gift', token });
}

/** As whom somebody may return from an order; null for nobody who may. */
function opening(row: OrderRow, asked: Asked, by: Returner, secret: string): Opened | null {
  const { token, gift_code, email } = asked;
  if (token !== undefined) return openedBy(secret, row.token, token);
  if (gift_code !== undefined) return isGiftCode(row.gift_code, gift_code) ? 'gift' : null;
  if (email !== undefined)
    return row.email !== '' && row.email.toLowerCase() === email.toLowerCase() ? 'order' : null;
  const own =
    (by.session !== '' && row.session_hash === by.session) ||
    (by.customer !== null && row.customer_id === by.customer);
  return own ? 'order' : null;
}

/**
 * Opens an order to return from it. Guesses at its e-mail address and its gift code are counted, those at the
 * address together with the ones at its status.
 * @throws {HttpError} 404 for every miss, 429 for guessing
 */
export async function findReturnableOrder(
  { db, clock, forgerySecret: secret }: Pick<Shop, 'db' | 'clock' | 'forgerySecret'>,
  asked: Asked,
  by: Returner,
): Promise<ReturnableOrder> {
  const now = clock();
  const { order_id: id, gift_code, email, token } = asked;
  const guesses = token === undefined && (gift_code ?? email) !== undefined;
  const what = gift_code === undefined ? 'order-status' : 'gift-return';
  const [here, ...around] = limitsOfAddress(`${what}:${id}`, by.address, MOST_GUESSES);
  if (guesses) {
    await requireWithinLimit(db, RETURN_GUESSES, by, now);
    await countAll(db, [here, ...around], now);
  }
  const [row] = isRowId(id)
    ? await db.select().from(customer_order).where(eq(customer_order.id, id))
    : [];
  const opened = row ? opening(row, asked, by, secret) : null;
  if (row === undefined || opened === null) {
    if (guesses) await countTowardsLimit(db, RETURN_GUESSES, by, now);
    throw gift_code === undefined ? missingOrder() : missingGift();
  }
  if (guesses) await forgetAttempts(db, here.key);
  return shownReturnable(db, row, opened, { secret, now });
}

/** The row of an order that nobody else returns from meanwhile. @throws {HttpError} 404 */
export async function lockOrder(tx: Queryable, id: number): Promise<OrderRow> {
  const [row] = isRowId(id)
    ? await tx.select().from(customer_order).where(eq(customer_order.id, id)).for('update')
    : [];
  if (row === undefined) throw missingOrder();
  return row;
}
