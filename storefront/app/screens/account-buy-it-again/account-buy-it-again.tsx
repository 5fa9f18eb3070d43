import { listBought } from '@otzar/contract/customer-order';
import { AccountPage } from '@otzar/design-system/widgets/account/AccountPage';
import { AccountSkeleton } from '@otzar/design-system/widgets/frame/PageSkeleton';
import * as messages from '#messages/screens/account-buy-it-again';
import { titled } from '../../brand.ts';
import { requireCustomer } from '../../features/customer/require-customer.ts';
import { deferCall } from '../../platform/deferred-call.ts';
import { call } from '../../platform/http.ts';
import { Pending } from '../../platform/pending.tsx';
import type { Route } from './+types/account-buy-it-again';
import { BoughtView } from './BoughtView.tsx';

export const meta: Route.MetaFunction = () => [
  { title: titled(messages.buyItAgain) },
  { name: 'robots', content: 'noindex' },
];

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  await requireCustomer(request);
  return deferCall((signal) => call(listBought, {}, { signal }));
}
clientLoader.hydrate = true as const;

const skeleton = <AccountSkeleton shape="lines" />;

export const HydrateFallback = () => (
  <AccountPage title={messages.buyItAgain}>{skeleton}</AccountPage>
);

/** What a customer has had before, to be had again in one step. */
export default function AccountBuyItAgainRoute({ loaderData }: Route.ComponentProps) {
  return (
    <AccountPage title={messages.buyItAgain}>
      <Pending asked={loaderData.pending} skeleton={skeleton} failed={messages.notLoaded}>
        {(bought) => <BoughtView bought={bought} />}
      </Pending>
    </AccountPage>
  );
}
