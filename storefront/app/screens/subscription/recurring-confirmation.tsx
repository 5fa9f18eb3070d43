import { readSubscription } from '@otzar/contract/subscription';
import { OrderSkeleton } from '@otzar/design-system/widgets/frame/PageSkeleton';
import * as messages from '#messages/screens/subscription';
import { titled } from '../../brand.ts';
import { requireCustomer } from '../../features/customer/require-customer.ts';
import { deferCall } from '../../platform/deferred-call.ts';
import { call } from '../../platform/http.ts';
import type { Route } from './+types/recurring-confirmation';
import { BegunPage } from './BegunPage.tsx';

export const meta: Route.MetaFunction = () => [
  { title: titled(messages.yourRecurringOrder) },
  { name: 'robots', content: 'noindex' },
];

export async function clientLoader({ request, params }: Route.ClientLoaderArgs) {
  await requireCustomer(request);
  return deferCall((signal) =>
    call(readSubscription, { params: { id: params.recurring_id } }, { signal }),
  );
}
clientLoader.hydrate = true as const;

export const HydrateFallback = () => <OrderSkeleton />;

/** What somebody will now have again and again: its number, when it comes, and where it is looked after. */
export default function RecurringConfirmationRoute({ loaderData }: Route.ComponentProps) {
  return <BegunPage asked={loaderData.pending} type={2} failed={messages.recurringNotLoaded} />;
}
