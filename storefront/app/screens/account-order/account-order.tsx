import { readCustomerOrder } from '@otzar/contract/customer-order';
import { AccountPage } from '@otzar/design-system/widgets/account/AccountPage';
import { AccountSkeleton } from '@otzar/design-system/widgets/frame/PageSkeleton';
import * as messages from '#messages/screens/account-order';
import { titled } from '../../brand.ts';
import { requireCustomer } from '../../features/customer/require-customer.ts';
import { paths } from '../../paths.ts';
import { deferCall } from '../../platform/deferred-call.ts';
import { RouteFailure } from '../../platform/failure/RouteFailure.tsx';
import { call } from '../../platform/http.ts';
import { notHere } from '../../platform/not-here.ts';
import { Pending } from '../../platform/pending.tsx';
import type { Route } from './+types/account-order';
import { OrderDetails } from './OrderDetails.tsx';

export const meta: Route.MetaFunction = ({ params }) => [
  { title: titled(messages.orderNumber(params.id)) },
  { name: 'robots', content: 'noindex' },
];

export async function clientLoader({ request, params }: Route.ClientLoaderArgs) {
  await requireCustomer(request);
  return deferCall((signal) => call(readCustomerOrder, { params: { id: params.id } }, { signal }));
}
clientLoader.hydrate = true as const;

const back = { name: messages.allOrders, href: paths.accountOrders };

const Arriving = ({ id }: { id: string }) => (
  <AccountPage title={messages.orderNumber(id)} back={back}>
    <AccountSkeleton shape="order" />
  </AccountPage>
);

export const HydrateFallback = ({ params }: Route.HydrateFallbackProps) => (
  <Arriving id={params.id} />
);

/** One order: where it is, what is in it, and what can be done with it. */
export default function AccountOrderRoute({ loaderData, params }: Route.ComponentProps) {
  return (
    <Pending
      asked={loaderData.pending}
      skeleton={<Arriving id={params.id} />}
      failed={messages.notLoaded}
      missing={<RouteFailure error={notHere} />}
    >
      {(order) => <OrderDetails order={order} />}
    </Pending>
  );
}
