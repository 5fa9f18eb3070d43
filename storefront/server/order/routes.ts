import { findOrder, placeOrder as placeOrderCall, readOrder } from '@otzar/contract/order';
import { withRegionCode } from '@otzar/domain/regions';
import { countAttempt, forgetAttempts } from '../http/attempts.ts';
import { clientAddress } from '../http/client-address.ts';
import type { Mount } from '../http/endpoint.ts';
import { customerOf, isOver } from '../session/visitor.ts';
import type { Shop } from '../shop.ts';
import { findOrderOf, openOrder } from './find.ts';
import { placeOrder } from './place.ts';

/** How often a wrong e-mail address may be tried on an order. */
const GUESSES = { most: 10, minutes: 15 };

export function orderRoutes(mount: Mount, shop: Shop): void {
  const { db, clock } = shop;

  mount(placeOrderCall, ({ body, headers }, { session, context }) => {
    const key = headers['idempotency-key'] ?? '';
    const { shipping_info } = body;
    const order = { ...body, shipping_info: shipping_info && withRegionCode(shipping_info) };
    return placeOrder(shop, { session, key, address: clientAddress(context) }, order);
  });

  mount(readOrder, async ({ params, query }, { session }) => {
    const over = await isOver(db, session, clock());
    const customer = await customerOf(db, session, clock());
    const opening = { session: over ? '' : session, customer, token: query.token };
    return openOrder(db, params.id, opening);
  });

  mount(findOrder, async ({ params, body }, { context }) => {
    const key = `order-status:${params.id}:${clientAddress(context)}`;
    await countAttempt(db, key, { ...GUESSES, now: clock() });
    const order = await findOrderOf(db, params.id, body.email);
    await forgetAttempts(db, key);
    return order;
  });
}
