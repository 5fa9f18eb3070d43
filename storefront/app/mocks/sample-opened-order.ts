import type { Order } from '@otzar/contract/order';
import { cancelOrderExamples } from '@otzar/contract/order.examples';
import { cancelProblem } from '@otzar/domain/cancellation';
import { accountOf } from './sample-customers.ts';
import { ordersOf } from './sample-history.ts';
import type { SampleShop } from './sample-shop.ts';
import { found, Refused } from './serve.ts';

interface Opening {
  id: number;
  session: string;
  token?: string | undefined;
  email?: string | undefined;
}

/** An order for its session, its customer, or whoever has its token or knows its e-mail address. */
export function readSampleOrder(shop: SampleShop, { id, session, token, email }: Opening): Order {
  const account = accountOf(shop.customers, session);
  const own = account && ordersOf(shop, account).find((order) => order.id === id);
  const opened = shop.orders.find(
    ({ order, session: placedBy }) =>
      order.id === id &&
      (email === undefined
        ? placedBy === null || placedBy === session || order.token === token
        : order.email.toLowerCase() === email.toLowerCase()),
  );
  return found(own ?? opened?.order, 'noOrder');
}

/** Cancels an order, once, for whoever may open it. @throws {Refused} 404, and 409 where it has left the shop */
export function cancelSampleOrder(shop: SampleShop, asked: Opening): Order {
  const before = readSampleOrder(shop, asked);
  const { status, timeline, refund } = cancelOrderExamples.default;
  if (before.status === status) return before;
  const problem = cancelProblem(before);
  if (problem)
    throw new Refused({ status: 409, body: { message: problem, order: before } as never });
  const step = timeline.at(-1);
  const order: Order = {
    ...before,
    status,
    timeline: step ? [...before.timeline, step] : before.timeline,
    cancellable: false,
    refund: refund && {
      ...refund,
      card: before.card ? before.due : 0,
      by: before.card ? refund.by : null,
      gift_cards: before.gift_cards.reduce((sum, { amount_applied }) => sum + amount_applied, 0),
    },
  };
  const stored = shop.orders.find((one) => one.order === before);
  if (stored) stored.order = order;
  else shop.cancelled.set(order.id, order);
  return order;
}
