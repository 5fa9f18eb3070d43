import type { BoughtProduct } from '@otzar/contract/customer-order';
import { ORDERS_A_PAGE } from '@otzar/contract/customer-order';
import type { Order } from '@otzar/contract/order';
import { and, count, desc, eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { customer_order, product } from '../../db/schema.ts';
import { missingOrder } from '../order/find.ts';
import { shownOrder } from '../order/shown.ts';
import { readCards } from '../product/card.ts';

/** How many products are offered again. */
const MOST_BOUGHT = 60;

const of = (customer: number) => eq(customer_order.customer_id, customer);

const newestFirst = [desc(customer_order.placed_at), desc(customer_order.id)];

/** All that a customer has ordered, the newest first. */
export async function readOrders(db: Queryable, customer: number): Promise<Order[]> {
  const rows = await db
    .select()
    .from(customer_order)
    .where(of(customer))
    .orderBy(...newestFirst);
  return rows.map(shownOrder);
}

/** A page of a customer's orders; one beyond the last is the last. */
export async function readOrderPage(db: Queryable, customer: number, asked: number) {
  const [counted] = await db.select({ orders: count() }).from(customer_order).where(of(customer));
  const all = counted?.orders ?? 0;
  const pages = Math.max(1, Math.ceil(all / ORDERS_A_PAGE));
  const page = Math.min(asked, pages);
  const rows = await db
    .select()
    .from(customer_order)
    .where(of(customer))
    .orderBy(...newestFirst)
    .limit(ORDERS_A_PAGE)
    .offset((page - 1) * ORDERS_A_PAGE);
  return { orders: rows.map(shownOrder), page, pages, count: all };
}

/** An order of a customer. @throws {HttpError} 404 for anybody else's */
export async function readOrderOf(db: Queryable, customer: number, id: number): Promise<Order> {
  const [row] = await db
    .select()
    .from(customer_order)
    .where(and(of(customer), eq(customer_order.id, id)));
  if (row === undefined) throw missingOrder();
  return shownOrder(row);
}

/** What a customer has ordered and the shop still sells, the last one first; no gift cards. */
export async function readBought(db: Queryable, customer: number): Promise<BoughtProduct[]> {
  const { rows } = await db.execute<{ id: number; times: number; last_at: Date | string }>(sql`
    select ${product.id} as id, count(distinct ${customer_order.id})::int as times,
      max(${customer_order.placed_at}) as last_at
    from ${customer_order}, jsonb_array_elements(${customer_order.lines}) as line
    join ${product} on ${product.id} = (line->>'product_id')::int
    where ${of(customer)} and ${customer_order.status} <> 'cancelled'
      and line->>'type' <> 'giftCard' and ${product.type} <> 'giftCard'
    group by ${product.id}
    order by last_at desc, ${product.id}
    limit ${MOST_BOUGHT}`);
  const cards = await readCards(
    db,
    rows.map(({ id }) => id),
  );
  const had = new Map(rows.map((row) => [row.id, row]));
  return cards.flatMap((card) => {
    const row = had.get(card.id);
    if (row === undefined) return [];
    return [{ product: card, times: row.times, last_at: new Date(row.last_at).toISOString() }];
  });
}
