import { AccountPage } from '@otzar/design-system/widgets/account/AccountPage';
import { AccountSkeleton } from '@otzar/design-system/widgets/frame/PageSkeleton';
import { useAtomValue } from 'jotai/react';
import * as messages from '#messages/screens/account-payments';
import { titled } from '../../brand.ts';
import { customerModule } from '../../features/customer/customer-module.ts';
import { requireCustomer } from '../../features/customer/require-customer.ts';
import type { Route } from './+types/account-payments';
import { PaymentsView } from './PaymentsView.tsx';

export const meta: Route.MetaFunction = () => [
  { title: titled(messages.payments) },
  { name: 'robots', content: 'noindex' },
];

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => requireCustomer(request);
clientLoader.hydrate = true as const;

export const HydrateFallback = () => (
  <AccountPage title={messages.payments}>
    <AccountSkeleton shape="cards" />
  </AccountPage>
);

/** What a customer’s orders are paid with. */
export default function AccountPaymentsRoute({ loaderData }: Route.ComponentProps) {
  const customer = useAtomValue(customerModule.atom) ?? loaderData;
  return <PaymentsView payments={customer.payments} />;
}
