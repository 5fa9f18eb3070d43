import { listSubscriptions } from '@otzar/contract/subscription';
import { AccountPage } from '@otzar/design-system/widgets/account/AccountPage';
import { AccountSkeleton } from '@otzar/design-system/widgets/frame/PageSkeleton';
import * as messages from '#messages/screens/account-subscriptions';
import { titled } from '../../brand.ts';
import { requireCustomer } from '../../features/customer/require-customer.ts';
import { PlanTiles } from '../../features/plan/PlanTiles.tsx';
import { SubscriptionsView } from '../../features/subscription/SubscriptionsView.tsx';
import { deferCall } from '../../platform/deferred-call.ts';
import { call } from '../../platform/http.ts';
import { Pending } from '../../platform/pending.tsx';
import type { Route } from './+types/account-subscriptions';

export const meta: Route.MetaFunction = () => [
  { title: titled(messages.subscriptions) },
  { name: 'robots', content: 'noindex' },
];

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  await requireCustomer(request);
  return deferCall((signal) => call(listSubscriptions, {}, { signal }));
}
clientLoader.hydrate = true as const;

const skeleton = <AccountSkeleton shape="orders" />;

export const HydrateFallback = () => (
  <AccountPage title={messages.subscriptions}>{skeleton}</AccountPage>
);

/** What comes to a customer again and again. */
export default function AccountSubscriptionsRoute({ loaderData }: Route.ComponentProps) {
  return (
    <AccountPage title={messages.subscriptions}>
      <Pending asked={loaderData.pending} skeleton={skeleton} failed={messages.notLoaded}>
        {(subscriptions) => <SubscriptionsView first={subscriptions} more={<PlanTiles />} />}
      </Pending>
    </AccountPage>
  );
}
