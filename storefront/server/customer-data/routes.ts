import { readCustomerData } from '@otzar/contract/customer-data';
import { storeDay } from '@otzar/domain/store-day';
import { readKept } from '../bag/kept.ts';
import { readChatOf } from '../chat/kept.ts';
import { readMessagesOf } from '../contact/kept.ts';
import { shownCustomer } from '../customer/shown.ts';
import { readOrders } from '../customer-order/kept.ts';
import { readFollowed } from '../following/routes.ts';
import type { Mount } from '../http/endpoint.ts';
import { readLibraryOf } from '../library/kept.ts';
import { readSignUpOf } from '../newsletter/kept.ts';
import { readReturnsOf } from '../return/kept.ts';
import type { Shop } from '../shop.ts';
import { readSubscriptions } from '../subscription/kept.ts';

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
      messages,
      chat,
    ] = await Promise.all([
      readOrders(db, id),
      readReturnsOf(db, id),
      readSubscriptions(db, id, storeDay(now)),
      readLibraryOf(db, id),
      readFollowed(db, id),
      readKept(db, { customer: id, list: 'bag' }),
      readKept(db, { customer: id, list: 'later' }),
      readSignUpOf(db, id),
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
      messages,
      chat,
    };
  });
}
