import { AccountPage } from '@otzar/design-system/widgets/account/AccountPage';
import { AccountSkeleton } from '@otzar/design-system/widgets/frame/PageSkeleton';
import * as messages from '#messages/screens/favorites';
import { titled } from '../../brand.ts';
import { customerModule } from '../../features/customer/customer-module.ts';
import { paths } from '../../paths.ts';
import { deferCall } from '../../platform/deferred-call.ts';
import { Pending } from '../../platform/pending.tsx';
import { redirectTo } from '../../platform/redirect.ts';
import type { Route } from './+types/favorites';
import { FavoritesView } from './FavoritesView.tsx';
import { favoriteCards } from './favorite-cards.ts';

export const meta: Route.MetaFunction = () => [
  { title: titled(messages.favorites) },
  { name: 'robots', content: 'noindex' },
];

/** A customer has a page for this in the account (specification, section 2, Account group). */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  if (await customerModule.load()) throw redirectTo(request, paths.accountFavorites);
  return deferCall(favoriteCards);
}
clientLoader.hydrate = true as const;

const skeleton = <AccountSkeleton shape="products" />;

export const HydrateFallback = () => (
  <AccountPage title={messages.favorites} lead={messages.keptHere}>
    {skeleton}
  </AccountPage>
);

/** What a guest keeps as favorites. */
export default function FavoritesRoute({ loaderData }: Route.ComponentProps) {
  return (
    <AccountPage title={messages.favorites} lead={messages.keptHere}>
      <Pending asked={loaderData.pending} skeleton={skeleton} failed={messages.notLoaded}>
        {(cards) => <FavoritesView cards={cards} />}
      </Pending>
    </AccountPage>
  );
}
