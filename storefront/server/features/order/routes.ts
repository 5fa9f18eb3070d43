import {
  cancelOrder as cancelOrderCall,
  findOrder,
  placeOrder as placeOrderCall,
  readOrder,
} from '@otzar/contract/order';
import { withRegionCode } from '@otzar/domain/regions';
import { forgetAttempts } from '../../kit/attempts.ts';
import { clientAddress } from '../../kit/client-address.ts';
import type { Mount } from '../../kit/endpoint.ts';
import { HttpError } from '../../kit/http-error.ts';
import { countAll, limitsOfAddress } from '../../kit/rate-limit.ts';
import { customerOf, isOver } from '../../kit/session/visitor.ts';
import type { Shop } from '../../kit/shop.ts';
import { CancelRefused, cancelOrder } from './cancel.ts';
import { findOrderOf, type Opening, openOrder } from './find.ts';
import { placeOrder } from './place.ts';

/** How often a wrong e-mail address may be tried on an order. */
const MOST_GUESSES = 10;

export function orderRoutes(mount: Mount, shop: Shop): void {
  const { db, clock } = shop;

  mount(placeOrderCall, ({ body, headers }, { session, context }) => {
    const key = headers['idempotency-key'] ?? '';
    const { signed_in: signedIn, shipping_info, ...rest } = body;
    const order = { ...rest, shipping_info: shipping_info && withRegionCode(shipping_info) };
    return placeOrder(shop, { session, key, address: clientAddress(context), signedIn }, order);
  });

  const openingOf = async (session: string, token: string | undefined): Promise<Opening> => {
    const over = await isOver(db, session, clock());
    const customer = await customerOf(db, session, clock());
    return { session: over ? '' : session, customer, token };
  };

  const findByEmail = async (id: number, email: string, address: string) => {
    const limits = limitsOfAddress(`order-status:${id}`, address, MOST_GUESSES);
    await countAll(db, limits, clock());
    const order = await findOrderOf(db, id, email);
    await forgetAttempts(db, limits[0].key);
    return order;
  };

  mount(readOrder, async ({ params, query }, { session }) =>
    openOrder(db, params.id, await openingOf(session, query.token)),
  );

  mount(findOrder, ({ params, body }, { context }) =>
    findByEmail(params.id, body.email, clientAddress(context)),
  );

  mount(cancelOrderCall, async ({ params, body }, { session, context }) => {
    const { token, email } = body;
    const order =
      email === undefined
        ? await openOrder(db, params.id, await openingOf(session, token))
        : await findByEmail(params.id, email, clientAddress(context));
    try {
      return await cancelOrder(shop, order.id, 'shopper');
    } catch (error) {
      if (!(error instanceof CancelRefused)) throw error;
      throw new HttpError(409, error.message, { more: { order: error.order } });
    }
  });
}
