import {
  beginSubscription,
  cancelSubscription,
  changeSubscription,
  listSubscriptions,
  readSubscription,
} from '@otzar/contract/subscription';
import { storeDay } from '@otzar/domain/store-day';
import { countAttempt } from '../../kit/attempts.ts';
import type { Mount } from '../../kit/endpoint.ts';
import type { Shop } from '../../kit/shop.ts';
import { begin } from './begin.ts';
import { changeSaved, endSaved, readSubscriptionOf, readSubscriptions } from './queries.ts';
import { runDue } from './recurring/run.ts';

/** How often a customer may ask their bank again: a card is not to be tried out here. */
const RETRIES = { most: 10, minutes: 60 };

/** The calls for what comes to a customer again and again. */
export function subscriptionRoutes(mount: Mount, shop: Shop): void {
  const { db, clock } = shop;
  const today = () => storeDay(clock());

  mount(listSubscriptions, (_, { customer }) => readSubscriptions(db, customer, today()));

  mount(readSubscription, ({ params }, { customer }) =>
    readSubscriptionOf(db, customer, params.id, today()),
  );

  mount(beginSubscription, ({ body, headers }, { customer }) =>
    begin(shop, customer, { key: headers['idempotency-key'] ?? '', asked: body }),
  );

  mount(changeSubscription, async ({ params, body }, { customer }) => {
    const asked = { ...body, id: params.id, today: today(), now: clock() };
    const changed = await changeSaved(db, customer, asked);
    if (body.retry === undefined) return changed;
    await countAttempt(db, `retry:${customer}`, { ...RETRIES, now: clock() });
    await runDue(shop, params.id, true);
    return readSubscriptionOf(db, customer, params.id, today());
  });

  mount(cancelSubscription, ({ params, query }, { customer }) => {
    const day = today();
    return endSaved(db, customer, { id: params.id, on: query.on ?? day, today: day });
  });
}
