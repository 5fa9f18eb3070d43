import type { OrderReturn } from '@otzar/contract/return';
import { addressLines } from '@otzar/domain/address';
import { plusDays } from '@otzar/domain/calendar-day';
import { lastFour } from '@otzar/domain/gift-card';
import { toUsd } from '@otzar/domain/money';
import { labelCode, SEND_DAYS } from '@otzar/domain/return';
import { storeDay } from '@otzar/domain/store-day';
import { and, asc, desc, eq, inArray, or } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { customer_order, order_return, order_return_line } from '../../db/schema.ts';
import { notFound } from '../../kit/http-error.ts';
import { inWordsOfReader } from '../e-gift-card/offer.ts';
import { messages } from './messages.ts';

type OrderRow = typeof customer_order.$inferSelect;
export type ReturnRow = typeof order_return.$inferSelect;
type LineRow = typeof order_return_line.$inferSelect;

const missing = () => notFound(messages.missing);

/** Who sends the parcel; of a gift it is not told where the order went. */
function sender({ id, shipping_info, pickup_info, email }: OrderRow, isGift: boolean): string[] {
  if (isGift) return [messages.label.gift, messages.label.order(id)];
  if (shipping_info) return addressLines(shipping_info);
  return pickup_info ? [pickup_info.name, pickup_info.phone] : [email];
}

function partsOf(row: ReturnRow, { payment }: OrderRow): OrderReturn['refunds'] {
  const { is_gift, card_cents, gift_card_cents, gift_card_code } = row;
  const code = gift_card_code && lastFour(gift_card_code);
  const onto = { to: 'gift_card' as const, brand: null, last_four: code };
  if (is_gift) return gift_card_cents > 0 ? [{ ...onto, amount: null }] : [];
  const { brand = null, last_four = null } = payment ?? {};
  return [
    ...(card_cents > 0
      ? [{ to: 'card' as const, amount: toUsd(card_cents), brand, last_four }]
      : []),
    ...(gift_card_cents > 0 ? [{ ...onto, amount: toUsd(gift_card_cents) }] : []),
  ];
}

/** A return as it is shown: of a gift without what anything cost. */
function shownReturn(row: ReturnRow, lines: LineRow[], order: OrderRow): OrderReturn {
  const { is_gift: gift, made_at, received_at } = row;
  return {
    id: row.id,
    order_id: row.order_id,
    token: row.token,
    gift,
    made_at: made_at.toISOString(),
    send_by: plusDays(storeDay(made_at), SEND_DAYS),
    status: row.status,
    received_at: received_at?.toISOString() ?? null,
    method: row.method,
    email: row.email,
    lines: lines.flatMap(({ line, quantity, reason, refund_cents }) => {
      const bought = order.lines[line - 1];
      if (bought === undefined) return [];
      const { title, heb_title, variation, image } = inWordsOfReader(bought);
      const refund = gift ? null : toUsd(refund_cents);
      return [
        { id: line, title, heb_title, detail: variation, picture: image, quantity, reason, refund },
      ];
    }),
    shipping: gift ? null : toUsd(row.shipping_cents),
    refunds: partsOf(row, order),
    label: { code: labelCode(row.id, row.order_id), from: sender(order, gift) },
  };
}

/** Returns with their lines and orders, as they are shown. */
async function showReturns(db: Queryable, rows: ReturnRow[]): Promise<OrderReturn[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const lines = await db
    .select()
    .from(order_return_line)
    .where(inArray(order_return_line.return_id, ids))
    .orderBy(asc(order_return_line.line));
  const orderIds = rows.map(({ order_id }) => order_id);
  const orders = await db.select().from(customer_order).where(inArray(customer_order.id, orderIds));
  return rows.flatMap((row) => {
    const order = orders.find(({ id }) => id === row.order_id);
    const own = lines.filter(({ return_id }) => return_id === row.id);
    return order ? [shownReturn(row, own, order)] : [];
  });
}

/** One return, as it is shown. @throws {HttpError} 404 where there is none */
export async function showReturn(db: Queryable, row: ReturnRow | undefined): Promise<OrderReturn> {
  const [shown] = await showReturns(db, row ? [row] : []);
  if (shown === undefined) throw missing();
  return shown;
}

/** A return for the session that made it, its customer, or the holder of its token. @throws {HttpError} 404 */
export async function openReturn(
  db: Queryable,
  id: number,
  by: { session: string; customer: number | null; token: string | undefined },
): Promise<OrderReturn> {
  const { session, customer, token } = by;
  const opens = or(
    session === '' ? undefined : eq(order_return.session_hash, session),
    customer === null ? undefined : eq(order_return.customer_id, customer),
    eq(order_return.token, token ?? ''),
  );
  const [row] = await db
    .select()
    .from(order_return)
    .where(and(eq(order_return.id, id), opens));
  return showReturn(db, row);
}

/** The returns of a customer, the newest first. @param orderId names one order's alone */
export async function readReturnsOf(
  db: Queryable,
  customer: number,
  orderId?: number,
): Promise<OrderReturn[]> {
  const ofOrder = orderId === undefined ? undefined : eq(order_return.order_id, orderId);
  const rows = await db
    .select()
    .from(order_return)
    .where(and(eq(order_return.customer_id, customer), ofOrder))
    .orderBy(desc(order_return.made_at), desc(order_return.id));
  return showReturns(db, rows);
}
