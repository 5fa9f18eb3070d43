import type { Order } from '@otzar/contract/order';
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import {
  creator,
  library_item,
  product,
  product_creator,
  vendor,
  type Work,
} from '../../db/schema.ts';

type Line = Order['lines'][number];

/** What has a file of its own; a gift card is digital too, and comes by letter. */
const isRead = ({ type, item_type }: Line): boolean =>
  item_type === 'digital' && type !== 'giftCard';

/**
 * Puts what is digital in an order into the library, in the order's transaction.
 * @param customer whose it is; null for a guest's, who may yet open an account
 */
export async function addToLibrary(
  tx: Queryable,
  order: Order,
  customer: number | null,
): Promise<void> {
  const ids = [...new Set(order.lines.filter(isRead).map(({ product_id }) => product_id))];
  if (ids.length === 0) return;
  const works = await readWorks(tx, ids);
  const bought = {
    customer_id: customer,
    order_id: order.id,
    bought_at: new Date(order.placed_at),
  };
  const rows = ids.flatMap((product_id) => {
    const work = works.get(product_id);
    return work ? [{ ...bought, product_id, work }] : [];
  });
  if (rows.length > 0) await tx.insert(library_item).values(rows);
}

/** Gives what a guest bought to the customer whose orders they have become. */
export async function giveLibraryItems(
  tx: Queryable,
  orders: number[],
  customer: number,
): Promise<void> {
  if (orders.length === 0) return;
  await tx
    .update(library_item)
    .set({ customer_id: customer })
    .where(inArray(library_item.order_id, orders));
}

const creators = sql<string[]>`array(
  select ${creator.name} from ${product_creator}
  join ${creator} on ${creator.id} = ${product_creator.creator_id}
  where ${product_creator.product_id} = ${product.id}
  order by ${product_creator.position})`;

async function readWorks(tx: Queryable, ids: number[]): Promise<Map<number, Work>> {
  const rows = await tx
    .select({
      id: product.id,
      title: product.title,
      heb_title: product.heb_title,
      creators,
      vendor: vendor.name,
      short_desc: product.short_desc,
      description: product.description,
      heb_description: product.heb_description,
      facts: product.meta,
    })
    .from(product)
    .innerJoin(vendor, eq(vendor.id, product.vendor_id))
    .where(inArray(product.id, ids));
  return new Map(rows.map(({ id, ...work }) => [id, work]));
}

/**
 * Takes what an order bought out of the library again, in the transaction that cancels it.
 * @returns false where something of it has been opened already
 */
export async function takeOutOfLibrary(tx: Queryable, orderId: number): Promise<boolean> {
  const gone = await tx
    .delete(library_item)
    .where(eq(library_item.order_id, orderId))
    .returning({ opened_at: library_item.opened_at });
  return gone.every(({ opened_at }) => opened_at === null);
}

/** Notes that an item was opened, the first time; it cannot be given back from then on. */
export async function noteOpened(db: Queryable, id: number, now: Date): Promise<void> {
  const unopened = and(eq(library_item.id, id), isNull(library_item.opened_at));
  await db.update(library_item).set({ opened_at: now }).where(unopened);
}
