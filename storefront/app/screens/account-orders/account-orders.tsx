import { listOrders } from '@otzar/contract/customer-order';
import { AccountPage } from '@otzar/design-system/widgets/account/AccountPage';
import { AccountSkeleton } from '@otzar/design-system/widgets/frame/PageSkeleton';
import * as messages from '#messages/screens/account-orders';
import { titled } from '../../brand.ts';
import { requireCustomer } from '../../features/customer/require-customer.ts';
import { deferCall } from '../../platform/deferred-call.ts';
import { call } from '../../platform/http.ts';
import { Pending } from '../../platform/pending.tsx';
import type { Route } from './+types/account-orders';
import { OrdersView } from './OrdersView.tsx';

export const meta: Route.MetaFunction = () => [
  { title: titled(messages.orders) },
  { name: 'robots', content: 'noindex' },
];

const isPage = /^[1-9]\d{0,5}$/;

export async function clientLoader({ request, url }: Route.ClientLoaderArgs) {
  await requireCustomer(request);
  const page = url.searchParams.get('page') ?? '';
  return deferCall((signal) =>
    call(listOrders, { query: { page: isPage.test(page) ? page : '1' } }, { signal }),
  );
}
clientLoader.hydrate = true as const;

const skeleton = <AccountSkeleton shape="orders" />;

export const HydrateFallback = () => <AccountPage title={messages.orders}>{skeleton}</AccountPage>;

/** What a customer has ordered. */
export default function AccountOrdersRoute({ loaderData }: Route.ComponentProps) {
  return (
    <AccountPage title={messages.orders}>
      <Pending asked={loaderData.pending} skeleton={skeleton} failed={messages.notLoaded}>
        {(orders) => <OrdersView {...orders} />}
      </Pending>
    </AccountPage>
  );
}
