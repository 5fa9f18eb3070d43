import { listFollowed } from '@otzar/contract/following';
import { AccountPage } from '@otzar/design-system/widgets/account/AccountPage';
import { AccountSkeleton } from '@otzar/design-system/widgets/frame/PageSkeleton';
import * as messages from '#messages/screens/account-following';
import { titled } from '../../brand.ts';
import { requireCustomer } from '../../features/customer/require-customer.ts';
import { deferCall } from '../../platform/deferred-call.ts';
import { call } from '../../platform/http.ts';
import { Pending } from '../../platform/pending.tsx';
import type { Route } from './+types/account-following';
import { FollowedView } from './FollowedView.tsx';

export const meta: Route.MetaFunction = () => [
  { title: titled(messages.following) },
  { name: 'robots', content: 'noindex' },
];

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  await requireCustomer(request);
  return deferCall((signal) => call(listFollowed, {}, { signal }));
}
clientLoader.hydrate = true as const;

const skeleton = <AccountSkeleton shape="cards" />;

export const HydrateFallback = () => (
  <AccountPage title={messages.following}>{skeleton}</AccountPage>
);

/** Whom a customer follows. */
export default function AccountFollowingRoute({ loaderData }: Route.ComponentProps) {
  return (
    <AccountPage title={messages.following}>
      <Pending asked={loaderData.pending} skeleton={skeleton} failed={messages.notLoaded}>
        {(followed) => <FollowedView {...followed} />}
      </Pending>
    </AccountPage>
  );
}
