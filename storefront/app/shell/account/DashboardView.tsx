import type { Customer } from '@otzar/contract/customer';
import type { BoughtProduct, listOrders } from '@otzar/contract/customer-order';
import type { Answer } from '@otzar/contract/endpoint';
import type { listFollowed } from '@otzar/contract/following';
import type { LibraryItem } from '@otzar/contract/library';
import type { Subscription } from '@otzar/contract/subscription';
import { DashboardCard, DashboardCards } from '@otzar/design-system/widgets/DashboardCard';
import { defaultOf } from '@otzar/domain/customer';
import { useFavorites } from '../../features/bag/useFavorites.ts';
import { paths } from '../../paths.ts';
import { addressEntries, cardEntries } from '../saved-entries.ts';
import { ComingCard } from './ComingCard.tsx';
import {
  boughtNews,
  favoriteNews,
  followedNews,
  libraryNews,
  orderNews,
  subscriptionNews,
} from './dashboard-news.ts';

/** What the dashboard asks the shop for; each card shows its own as it comes. */
export interface DashboardData {
  orders: Promise<Answer<typeof listOrders>>;
  bought: Promise<BoughtProduct[]>;
  library: Promise<LibraryItem[]>;
  subscriptions: Promise<Subscription[]>;
  followed: Promise<Answer<typeof listFollowed>>;
}

interface DashboardViewProps extends DashboardData {
  customer: Customer;
}

/** Every part of the account in one step, each with the one thing worth knowing now. */
export function DashboardView({ customer, ...data }: DashboardViewProps) {
  const favorites = useFavorites().ids.length;
  const { addresses, payments, name, email } = customer;
  const [address] = addressEntries([defaultOf(addresses) ?? []].flat());
  const [card] = cardEntries([defaultOf(payments) ?? []].flat(), new Date());
  return (
    <DashboardCards>
      <ComingCard
        title="Orders"
        icon="box"
        href={paths.accountOrders}
        linkText="All orders"
        asked={data.orders}
        tell={orderNews}
      />
      <DashboardCard
        title="Favorites"
        icon="heart"
        href={paths.accountFavorites}
        linkText="All favorites"
        {...favoriteNews(favorites)}
      />
      <ComingCard
        title="Buy it again"
        icon="return"
        href={paths.buyItAgain}
        linkText="Have something again"
        asked={data.bought}
        tell={boughtNews}
      />
      <ComingCard
        title="Digital library"
        icon="book"
        href={paths.digitalLibrary}
        linkText="Go and read"
        asked={data.library}
        tell={libraryNews}
      />
      <ComingCard
        title="Subscriptions"
        icon="calendar"
        href={paths.subscriptions}
        linkText="All subscriptions"
        asked={data.subscriptions}
        tell={subscriptionNews}
      />
      <ComingCard
        title="Following"
        icon="people"
        href={paths.followed}
        linkText="All whom you follow"
        asked={data.followed}
        tell={followedNews}
      />
      <DashboardCard
        title="Profile"
        icon="account"
        href={paths.profile}
        linkText="Name, e-mail, password"
        news={name}
        detail={email}
      />
      <DashboardCard
        title="Addresses"
        icon="pin"
        href={paths.addresses}
        linkText={address ? 'All addresses' : 'Add an address'}
        news={address ? (address.lines[0] ?? address.name) : 'No address yet'}
        detail={address?.lines.slice(1).join(', ')}
      />
      <DashboardCard
        title="Payments"
        icon="card"
        href={paths.payments}
        linkText={card ? 'All cards' : 'Add a card'}
        news={card ? `${card.brand} ending in ${card.lastFour}` : 'No card yet'}
        detail={card && (card.expired ? `Expired ${card.expires}` : `Expires ${card.expires}`)}
      />
    </DashboardCards>
  );
}
