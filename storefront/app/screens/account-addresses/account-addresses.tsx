import { AccountPage } from '@otzar/design-system/widgets/account/AccountPage';
import { AccountSkeleton } from '@otzar/design-system/widgets/frame/PageSkeleton';
import { useAtomValue } from 'jotai/react';
import * as messages from '#messages/screens/account-addresses';
import { titled } from '../../brand.ts';
import { customerModule } from '../../features/customer/customer-module.ts';
import { requireCustomer } from '../../features/customer/require-customer.ts';
import type { Route } from './+types/account-addresses';
import { AddressesView } from './AddressesView.tsx';

export const meta: Route.MetaFunction = () => [
  { title: titled(messages.addresses) },
  { name: 'robots', content: 'noindex' },
];

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => requireCustomer(request);
clientLoader.hydrate = true as const;

export const HydrateFallback = () => (
  <AccountPage title={messages.addresses}>
    <AccountSkeleton shape="cards" />
  </AccountPage>
);

/** Where a customer’s orders go. */
export default function AccountAddressesRoute({ loaderData }: Route.ComponentProps) {
  const customer = useAtomValue(customerModule.atom) ?? loaderData;
  return <AddressesView addresses={customer.addresses} />;
}
