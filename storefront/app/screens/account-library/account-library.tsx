import { readLibrary } from '@otzar/contract/library';
import { AccountPage } from '@otzar/design-system/widgets/account/AccountPage';
import { AccountSkeleton } from '@otzar/design-system/widgets/frame/PageSkeleton';
import * as messages from '#messages/screens/account-library';
import { titled } from '../../brand.ts';
import { requireCustomer } from '../../features/customer/require-customer.ts';
import { LibraryView } from '../../features/library/LibraryView.tsx';
import { deferCall } from '../../platform/deferred-call.ts';
import { call } from '../../platform/http.ts';
import { Pending } from '../../platform/pending.tsx';
import type { Route } from './+types/account-library';

export const meta: Route.MetaFunction = () => [
  { title: titled(messages.digitalLibrary) },
  { name: 'robots', content: 'noindex' },
];

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  await requireCustomer(request);
  return deferCall((signal) => call(readLibrary, {}, { signal }));
}
clientLoader.hydrate = true as const;

const skeleton = <AccountSkeleton shape="lines" />;

export const HydrateFallback = () => (
  <AccountPage title={messages.digitalLibrary}>{skeleton}</AccountPage>
);

/** The digital items that a customer has bought. */
export default function AccountLibraryRoute({ loaderData }: Route.ComponentProps) {
  return (
    <AccountPage title={messages.digitalLibrary}>
      <Pending asked={loaderData.pending} skeleton={skeleton} failed={messages.notLoaded}>
        {(items) => <LibraryView items={items} />}
      </Pending>
    </AccountPage>
  );
}
