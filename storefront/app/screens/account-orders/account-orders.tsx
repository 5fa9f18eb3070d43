import { listOrders } from '@otzar/contract/customer-order';
import { AccountPage } from '@otzar/design-system/widgets/account/AccountPage';
import { AccountSkeleton } from '@otzar/design-system/widgets/frame/PageSkeleton';
import { titled } from '../../brand.ts';
import { requireCustomer } from '../../features/customer/require-customer.ts';
import { deferCall } from '../../platform/deferred-call.ts';
import { call } from '../../platform/http.ts';
import { Pending } from '../../platform/pending.tsx';
import type { Route } from './+types/account-orders';
import { OrdersView } from './OrdersView.tsx';

export const meta: Route.MetaFunction = () => [
  { title: titled('Orders') },
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

export const HydrateFallback = () => <AccountPage title="Orders">{skeleton}</AccountPage>;

/** What a customer has ordered. */
export default function AccountOrdersRoute({ loaderData }: Route.ComponentProps) {
  return (
    <AccountPage title="Orders">
      <Pending
        asked={loaderData.pending}
        skeleton={skeleton}
        failed="We could not load your orders"
      >
        {(orders) => <OrdersView {...orders} />}
      </Pending>
    </AccountPage>
  );
}
