import { and, eq, inArray } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { customer_order, discount_use } from '../../db/schema.ts';

type Row = typeof customer_order.$inferSelect;

/** Stands for the session of an order whose customer has left: no session has it for its hash. */
const GONE = '';

/** An order as the books need it: what was bought and paid, and nothing that anybody wrote. */
const nobodys = ({ lines }: Row): Partial<Row> => ({
  session_hash: GONE,
  email: '',
  shipping_info: null,
  pickup_info: null,
  lines: lines.map((line) => ({
    ...line,
    gift_options: line.gift_options && { ...line.gift_options, message: '' },
    personalization: [],
    gift_card: null,
  })),
});

/**
 * Takes whatever tells who somebody is out of their orders that have arrived or were cancelled. Those on their
 * way stay as a guest's do until they arrive, and open with their number and e-mail address.
 */
export async function forgetOrders(tx: Queryable, customer: number): Promise<void> {
  const theirs = eq(customer_order.customer_id, customer);
  const done = inArray(customer_order.status, ['delivered', 'cancelled']);
  for (const order of await tx.select().from(customer_order).where(and(theirs, done)))
    await forget(tx, order);
  await tx.update(customer_order).set({ session_hash: GONE }).where(theirs);
}

/** Does the same with an order that has just arrived or was cancelled, where its customer has left meanwhile. */
export async function forgetDone(tx: Queryable, order: Row): Promise<void> {
  const left = order.customer_id === null && order.session_hash === GONE;
  if (left && ['delivered', 'cancelled'].includes(order.status)) await forget(tx, order);
}

async function forget(tx: Queryable, order: Row): Promise<void> {
  await tx.update(customer_order).set(nobodys(order)).where(eq(customer_order.id, order.id));
  await tx
    .update(discount_use)
    .set({ email: `order ${order.id}` })
    .where(eq(discount_use.order_id, order.id));
}
