import { listBought, listOrders } from '@otzar/contract/customer-order';
import { listFollowed } from '@otzar/contract/following';
import { readLibrary } from '@otzar/contract/library';
import { listSubscriptions } from '@otzar/contract/subscription';
import { AccountPage } from '@otzar/design-system/widgets/account/AccountPage';
import { AccountSkeleton } from '@otzar/design-system/widgets/frame/PageSkeleton';
import { firstName } from '@otzar/domain/customer';
import { useAtomValue } from 'jotai/react';
import * as messages from '#messages/screens/account-dashboard';
import { titled } from '../../brand.ts';
import { customerModule } from '../../features/customer/customer-module.ts';
import { requireCustomer } from '../../features/customer/require-customer.ts';
import { deferCall } from '../../platform/deferred-call.ts';
import { call } from '../../platform/http.ts';
import type { Route } from './+types/account-dashboard';
import { DashboardView } from './DashboardView.tsx';

export const meta: Route.MetaFunction = () => [
  { title: titled(messages.yourAccount) },
  { name: 'robots', content: 'noindex' },
];

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const customer = await requireCustomer(request);
  return {
    customer,
    orders: deferCall((signal) => call(listOrders, {}, { signal })).pending,
    bought: deferCall((signal) => call(listBought, {}, { signal })).pending,
    library: deferCall((signal) => call(readLibrary, {}, { signal })).pending,
    subscriptions: deferCall((signal) => call(listSubscriptions, {}, { signal })).pending,
    followed: deferCall((signal) => call(listFollowed, {}, { signal })).pending,
  };
}
clientLoader.hydrate = true as const;

export const HydrateFallback = () => (
  <AccountPage title={messages.yourAccount} lead={messages.whatIsHere}>
    <AccountSkeleton shape="cards" />
  </AccountPage>
);

/** Where the account begins. */
export default function AccountDashboardRoute({ loaderData }: Route.ComponentProps) {
  const { customer, ...data } = loaderData;
  const known = useAtomValue(customerModule.atom) ?? customer;
  return (
    <AccountPage
      title={<bdi>{messages.hello(firstName(known.name))}</bdi>}
      lead={messages.whatIsHere}
    >
      <DashboardView customer={known} {...data} />
    </AccountPage>
  );
}
