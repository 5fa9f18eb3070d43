import type { Order, OrderStatus } from '@otzar/contract/order';
import { isDigitalOnly } from '@otzar/domain/bag';
import { eq } from 'drizzle-orm';
import { isRowId } from '../../db/row-id.ts';
import { customer_order } from '../../db/schema.ts';
import { inTransaction } from '../../db/transaction.ts';
import { HttpError } from '../../kit/http-error.ts';
import type { Shop } from '../../kit/shop.ts';
import { noteCaptureDue } from '../payments/queries.ts';
import { CancelRefused, cancelOrder } from './cancel.ts';
import { forgetDone } from './forget.ts';
import { shownOrder } from './shown.ts';
import { tellOfStep } from './tell.ts';

/** A step that an order cannot take; its message is for the shopkeeper. */
export class StepRefused extends Error {}

const PARCEL: OrderStatus[] = ['placed', 'packed', 'shipped', 'delivered'];
const PICKUP: OrderStatus[] = ['placed', 'packed', 'ready_for_pickup', 'delivered'];
/** It came by e-mail and through the library as it was placed. */
const DIGITAL: OrderStatus[] = ['placed', 'delivered'];

/** The way of an order from its first step to its last. */
function wayOf({ lines, pickup_info }: Pick<Order, 'lines' | 'pickup_info'>): OrderStatus[] {
  if (isDigitalOnly(lines)) return DIGITAL;
  return pickup_info === null ? PARCEL : PICKUP;
}

/** What is charged for: it leaves the shop, or lies apart for whoever fetches it. */
const CAPTURED_WITH: OrderStatus[] = ['shipped', 'ready_for_pickup', 'delivered'];

const inWords = (status: OrderStatus): string => status.replaceAll('_', ' ');

/** @throws {StepRefused} where a status is not the next one on the order's way. */
function requireStep(order: Order, status: OrderStatus): void {
  const way = wayOf(order);
  const next = way[way.indexOf(order.status) + 1];
  if (order.status !== 'cancelled' && next === status) return;
  const now = `Order ${order.id} is ${inWords(order.status)}`;
  throw new StepRefused(
    order.status === 'cancelled' || next === undefined
      ? `${now}; that is its last step.`
      : `${now}; its next step is ${next}, not ${status}.`,
  );
}

/** @throws {StepRefused} where there is no such order, or it cannot be cancelled. */
async function cancelForShop(
  shop: Pick<Shop, 'db' | 'clock' | 'site'>,
  id: number,
): Promise<Order> {
  try {
    return await cancelOrder(shop, id, 'shop');
  } catch (error) {
    if (error instanceof CancelRefused) throw new StepRefused(error.message);
    if (error instanceof HttpError) throw new StepRefused(`There is no order ${id}.`);
    throw error;
  }
}

/**
 * Brings an order to its next step, has its card charged with the one that is charged for, and writes its shopper a letter where that is news: both or neither. A
 * step that was taken already, or is being taken elsewhere, is taken once.
 * An order that is to be cancelled has everything given back.
 * @throws {StepRefused} where there is no such order, or the step is not its next one.
 */
export function advanceOrder(
  { db, clock, site }: Pick<Shop, 'db' | 'clock' | 'site'>,
  id: number,
  status: OrderStatus,
): Promise<Order> {
  if (status === 'cancelled') return cancelForShop({ db, clock, site }, id);
  return inTransaction(db, async (tx) => {
    const [row] = isRowId(id)
      ? await tx.select().from(customer_order).where(eq(customer_order.id, id)).for('update')
      : [];
    if (row === undefined) throw new StepRefused(`There is no order ${id}.`);
    if (row.status === status) return shownOrder(row);
    requireStep(shownOrder(row), status);
    const now = clock();
    const timeline = [...row.timeline, { status, at: now.toISOString() }];
    await tx.update(customer_order).set({ status, timeline }).where(eq(customer_order.id, id));
    if (CAPTURED_WITH.includes(status)) await noteCaptureDue(tx, id, now);
    const taken = { ...row, status, timeline };
    const order = shownOrder(taken);
    await tellOfStep(tx, taken, { site, now });
    await forgetDone(tx, taken);
    return order;
  });
}
