import { AccountPage } from '@otzar/design-system/widgets/account/AccountPage';
import { AccountSkeleton } from '@otzar/design-system/widgets/frame/PageSkeleton';
import { useAtomValue } from 'jotai/react';
import * as messages from '#messages/screens/account-profile';
import { titled } from '../../brand.ts';
import { customerModule } from '../../features/customer/customer-module.ts';
import { requireCustomer } from '../../features/customer/require-customer.ts';
import type { Route } from './+types/account-profile';
import { ProfileView } from './ProfileView.tsx';

export const meta: Route.MetaFunction = () => [
  { title: titled(messages.profile) },
  { name: 'robots', content: 'noindex' },
];

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => requireCustomer(request);
clientLoader.hydrate = true as const;

export const HydrateFallback = () => (
  <AccountPage title={messages.profile}>
    <AccountSkeleton shape="form" />
  </AccountPage>
);

/** Who a customer is to the shop. */
export default function AccountProfileRoute({ loaderData }: Route.ComponentProps) {
  const customer = useAtomValue(customerModule.atom) ?? loaderData;
  return (
    <AccountPage title={messages.profile}>
      <ProfileView customer={customer} />
    </AccountPage>
  );
}
