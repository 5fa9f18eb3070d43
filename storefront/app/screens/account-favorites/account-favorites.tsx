import { AccountPage } from '@otzar/design-system/widgets/account/AccountPage';
import { AccountSkeleton } from '@otzar/design-system/widgets/frame/PageSkeleton';
import * as messages from '#messages/screens/account-favorites';
import { titled } from '../../brand.ts';
import { requireCustomer } from '../../features/customer/require-customer.ts';
import { deferCall } from '../../platform/deferred-call.ts';
import { Pending } from '../../platform/pending.tsx';
import { FavoritesView } from '../favorites/FavoritesView.tsx';
import { favoriteCards } from '../favorites/favorite-cards.ts';
import type { Route } from './+types/account-favorites';

export const meta: Route.MetaFunction = () => [
  { title: titled(messages.favorites) },
  { name: 'robots', content: 'noindex' },
];

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  await requireCustomer(request);
  return deferCall(favoriteCards);
}
clientLoader.hydrate = true as const;

const skeleton = <AccountSkeleton shape="products" />;

export const HydrateFallback = () => (
  <AccountPage title={messages.favorites}>{skeleton}</AccountPage>
);

/** What a customer keeps as favorites. */
export default function AccountFavoritesRoute({ loaderData }: Route.ComponentProps) {
  return (
    <AccountPage title={messages.favorites}>
      <Pending asked={loaderData.pending} skeleton={skeleton} failed={messages.notLoaded}>
        {(cards) => <FavoritesView cards={cards} />}
      </Pending>
    </AccountPage>
  );
}
