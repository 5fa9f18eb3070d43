import { findReturnable, listReturns, makeReturn, readReturn } from '@otzar/contract/return';
import { clientAddress } from '../../kit/client-address.ts';
import type { Call, Mount } from '../../kit/endpoint.ts';
import { customerOf, isOver } from '../../kit/session/visitor.ts';
import type { Shop } from '../../kit/shop.ts';
import { findReturnableOrder, type Returner } from './find.ts';
import { returnFrom } from './make.ts';
import { openReturn, readReturnsOf } from './queries.ts';

/** The calls for what goes back. */
export function returnRoutes(mount: Mount, shop: Shop): void {
  const { db, clock } = shop;

  /** What was done under a session that is over does not open to its cookie any more. */
  const returner = async ({ session, context }: Call): Promise<Returner> => ({
    session: (await isOver(db, session, clock())) ? '' : session,
    customer: await customerOf(db, session, clock()),
    address: clientAddress(context),
  });

  mount(findReturnable, async ({ body }, call) =>
    findReturnableOrder(shop, body, await returner(call)),
  );

  mount(makeReturn, async ({ body, headers }, call) =>
    returnFrom(
      shop,
      { ...(await returner(call)), session: call.session },
      headers['idempotency-key'] ?? '',
      body,
    ),
  );

  mount(readReturn, async ({ params, query }, call) => {
    const { session, customer } = await returner(call);
    return openReturn(db, params.id, { session, customer, token: query.token });
  });

  mount(listReturns, ({ query }, { customer }) => readReturnsOf(db, customer, query.order_id));
}
