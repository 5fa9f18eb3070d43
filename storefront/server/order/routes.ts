import { findOrder, placeOrder as placeOrderCall, readOrder } from '@otzar/contract/order';
import { withRegionCode } from '@otzar/domain/regions';
import { forgetAttempts } from '../http/attempts.ts';
import { clientAddress } from '../http/client-address.ts';
import type { Mount } from '../http/endpoint.ts';
import { countAll, limitsOfAddress } from '../http/guesses.ts';
import { customerOf, isOver } from '../session/visitor.ts';
import type { Shop } from '../shop.ts';
import { findOrderOf, openOrder } from './find.ts';
import { placeOrder } from './place.ts';

/** How often a wrong e-mail address may be tried on an order. */
const MOST_GUESSES = 10;

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
    const what = `order-status:${params.id}`;
    const [here, ...around] = limitsOfAddress(what, clientAddress(context), MOST_GUESSES);
    await countAll(db, [here, ...around], clock());
    const order = await findOrderOf(db, params.id, body.email);
    await forgetAttempts(db, here.key);
    return order;
  });
}
