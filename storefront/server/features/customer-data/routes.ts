import { readCustomerData } from '@otzar/contract/customer-data';
import { storeDay } from '@otzar/domain/store-day';
import type { Mount } from '../../kit/endpoint.ts';
import type { Shop } from '../../kit/shop.ts';
import { readRequestsOf } from '../back-in-stock/queries.ts';
import { readSavedBag } from '../bag/queries.ts';
import { readChatOf } from '../chat/queries.ts';
import { readMessagesOf } from '../contact/queries.ts';
import { shownCustomer } from '../customer/shown.ts';
import { readOrders } from '../customer-order/queries.ts';
import { readFollowed } from '../following/routes.ts';
import { readLibraryOf } from '../library/queries.ts';
import { readSignUpOf } from '../newsletter/queries.ts';
import { readReturnsOf } from '../return/queries.ts';
import { readSubscriptions } from '../subscription/queries.ts';

/** The call for all that the shop keeps of a customer; what opens something is left out of it. */
export function customerDataRoutes(mount: Mount, { db, clock }: Shop): void {
  mount(readCustomerData, async (_, { customer: id }) => {
    const now = clock();
    const { payments, ...customer } = await shownCustomer(db, id);
    const [
      orders,
      returns,
      subscriptions,
      library,
      following,
      bag,
      later,
      newsletter,
      back_in_stock,
      messages,
      chat,
    ] = await Promise.all([
      readOrders(db, id),
      readReturnsOf(db, id),
      readSubscriptions(db, id, storeDay(now)),
      readLibraryOf(db, id),
      readFollowed(db, id),
      readSavedBag(db, { customer: id, list: 'bag' }),
      readSavedBag(db, { customer: id, list: 'later' }),
      readSignUpOf(db, id),
      readRequestsOf(db, id),
      readMessagesOf(db, id),
      readChatOf(db, id),
    ]);
    return {
      written_at: now.toISOString(),
      customer,
      payments: payments.map(({ brand, last_four, exp }) => ({ brand, last_four, exp })),
      orders: orders.map(({ token: _, gift_code: __, ...order }) => order),
      returns: returns.map(({ token: _, ...one }) => one),
      subscriptions,
      library,
      following,
      bag,
      later,
      newsletter,
      back_in_stock,
      messages,
      chat,
    };
  });
}
