import { estimatePlan, listPlanGroups, readPlanGroup } from '@otzar/contract/plan';
import { isDigitalOnly } from '@otzar/domain/bag';
import { storeDay } from '@otzar/domain/store-day';
import { isTaxByPlace } from '@otzar/domain/totals';
import type { Mount } from '../../kit/endpoint.ts';
import { fieldRefused, notFound } from '../../kit/http-error.ts';
import type { Shop } from '../../kit/shop.ts';
import { readOwn } from '../customer/own.ts';
import { readCards } from '../product/card.ts';
import { estimateOf, offeredLine } from './estimate.ts';
import { messages } from './messages.ts';
import { readPlanGroupOf, readPlanGroups } from './queries.ts';

/** The calls for what can come regularly. */
export function planRoutes(mount: Mount, { db, clock }: Shop): void {
  mount(listPlanGroups, () => readPlanGroups(db, storeDay(clock())));

  mount(readPlanGroup, ({ params }) => readPlanGroupOf(db, params, storeDay(clock())));

  mount(estimatePlan, async ({ body: { product_id, quantity, address_id } }, { customer }) => {
    const { address, whereabouts } = await readOwn(db, customer, { address_id, payment_id: null });
    const [card] = await readCards(db, [product_id]);
    const type = card?.type === 'bundle' ? 'bundle' : 'product';
    const line = await offeredLine(db, { product_id, type, quantity });
    if (line === null) throw notFound(messages.notSold);
    if (whereabouts.zip === '' && isDigitalOnly([line]) && isTaxByPlace([line]))
      throw fieldRefused('address_id', messages.taxByAddress);
    const { totals, method } = estimateOf(line, address, whereabouts, clock());
    return { totals, shipping_name: method?.name ?? '' };
  });
}
