import { readSubscription } from '@otzar/contract/subscription';
import { Link } from '@otzar/design-system/foundations/link';
import { AccountPage } from '@otzar/design-system/widgets/account/AccountPage';
import { AccountSkeleton } from '@otzar/design-system/widgets/frame/PageSkeleton';
import * as messages from '#messages/screens/account-subscription';
import { titled } from '../../brand.ts';
import { requireCustomer } from '../../features/customer/require-customer.ts';
import { SubscriptionUpdate } from '../../features/subscription/SubscriptionUpdate.tsx';
import { paths } from '../../paths.ts';
import { deferCall } from '../../platform/deferred-call.ts';
import { RouteFailure } from '../../platform/failure/RouteFailure.tsx';
import { call } from '../../platform/http.ts';
import { notHere } from '../../platform/not-here.ts';
import { Pending } from '../../platform/pending.tsx';
import { useSavedChoices } from '../subscription/useSavedChoices.ts';
import type { Route } from './+types/account-subscription';

export const meta: Route.MetaFunction = () => [
  { title: titled(messages.updateSubscription) },
  { name: 'robots', content: 'noindex' },
];

export async function clientLoader({ request, params }: Route.ClientLoaderArgs) {
  await requireCustomer(request);
  return deferCall((signal) =>
    call(readSubscription, { params: { id: params.subscription_id } }, { signal }),
  );
}
clientLoader.hydrate = true as const;

const head = {
  title: messages.updateSubscription,
  back: { name: messages.allSubscriptions, href: paths.subscriptions },
};

const skeleton = (
  <AccountPage {...head}>
    <AccountSkeleton shape="form" />
  </AccountPage>
);

export const HydrateFallback = () => skeleton;

/** One subscription: how often, how many, where to and how it is paid. */
export default function AccountSubscriptionRoute({ loaderData }: Route.ComponentProps) {
  const { addresses, payments } = useSavedChoices();
  return (
    <Pending
      asked={loaderData.pending}
      skeleton={skeleton}
      failed={messages.notLoaded}
      missing={<RouteFailure error={notHere} />}
    >
      {(subscription) => (
        <AccountPage {...head}>
          <SubscriptionUpdate
            first={subscription}
            addresses={addresses}
            payments={payments}
            accountLink={
              <p>
                {messages.somethingElse[0]}
                <Link href={paths.addresses}>{messages.toAddresses}</Link>
                {messages.somethingElse[1]}
                <Link href={paths.payments}>{messages.toPayments}</Link>
                {messages.somethingElse[2]}
              </p>
            }
          />
        </AccountPage>
      )}
    </Pending>
  );
}
