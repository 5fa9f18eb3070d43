import { readPlanGroup } from '@otzar/contract/plan';
import { CheckoutSkeleton } from '@otzar/design-system/widgets/frame/PageSkeleton';
import * as messages from '#messages/screens/subscription';
import { titled } from '../../brand.ts';
import { requireCustomer } from '../../features/customer/require-customer.ts';
import { deferCall } from '../../platform/deferred-call.ts';
import { RouteFailure } from '../../platform/failure/RouteFailure.tsx';
import { call } from '../../platform/http.ts';
import { notHere } from '../../platform/not-here.ts';
import { Pending } from '../../platform/pending.tsx';
import type { Route } from './+types/subscription';
import { SignUp } from './SignUp.tsx';

export const meta: Route.MetaFunction = () => [
  { title: titled(messages.subscription) },
  { name: 'robots', content: 'noindex' },
];

export async function clientLoader({ request, params }: Route.ClientLoaderArgs) {
  await requireCustomer(request);
  const { type_id, group_id } = params;
  return deferCall((signal) =>
    call(readPlanGroup, { params: { type_id: type_id as '1' | '2', group_id } }, { signal }),
  );
}
clientLoader.hydrate = true as const;

export const HydrateFallback = () => <CheckoutSkeleton />;

/** Where a customer signs up for what comes again and again (specification, section 2, Subscriptions). */
export default function SubscriptionRoute({ loaderData, params }: Route.ComponentProps) {
  return (
    <Pending
      key={`${params.type_id}/${params.group_id}`}
      asked={loaderData.pending}
      skeleton={<CheckoutSkeleton />}
      failed={messages.notLoaded}
      missing={<RouteFailure error={notHere} />}
    >
      {(group) => <SignUp group={group} />}
    </Pending>
  );
}
