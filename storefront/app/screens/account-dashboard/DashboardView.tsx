import type { Customer } from '@otzar/contract/customer';
import type { BoughtProduct, listOrders } from '@otzar/contract/customer-order';
import type { Answer } from '@otzar/contract/endpoint';
import type { listFollowed } from '@otzar/contract/following';
import type { LibraryItem } from '@otzar/contract/library';
import type { Subscription } from '@otzar/contract/subscription';
import { Skeleton } from '@otzar/design-system/components/Skeleton';
import { DashboardCard, DashboardCards } from '@otzar/design-system/widgets/account/DashboardCard';
import { defaultOf } from '@otzar/domain/customer';
import { useMemo } from 'react';
import { useRevalidator } from 'react-router';
import * as messages from '#messages/screens/account-dashboard';
import { useFavorites } from '../../features/bag/useFavorites.ts';
import { paths } from '../../paths.ts';
import { useOutcome } from '../../platform/outcome.ts';
import { useRecovery } from '../../platform/recovery.ts';
import { addressEntries, cardEntries } from '../account/saved-entries.ts';
import { useBagStatus } from '../bag/useBagStatus.ts';
import {
  boughtNews,
  favoriteNews,
  followedNews,
  libraryNews,
  orderNews,
  subscriptionNews,
} from './dashboard-news.ts';
import { MissingCard, PendingCard } from './PendingCard.tsx';

/** What the dashboard asks the shop for; each card shows its own as it comes. */
export interface DashboardData {
  orders: Promise<Answer<typeof listOrders>>;
  bought: Promise<BoughtProduct[]>;
  library: Promise<LibraryItem[]>;
  subscriptions: Promise<Subscription[]>;
  followed: Promise<Answer<typeof listFollowed>>;
}

/** Asks again for what did not come, also by itself. */
function useRetry(data: DashboardData): () => void {
  const { revalidate } = useRevalidator();
  const { orders, bought, library, subscriptions, followed } = data;
  const all = useMemo(
    () => Promise.all([orders, bought, library, subscriptions, followed]),
    [orders, bought, library, subscriptions, followed],
  );
  const outcome = useOutcome(all);
  const retry = () => void revalidate();
  useRecovery(outcome && 'failure' in outcome ? outcome.failure : undefined, retry);
  return retry;
}

/** How much is liked, once that is known. */
function FavoritesCard() {
  const favorites = useFavorites().ids.length;
  const { status, missing } = useBagStatus();
  const card = {
    title: messages.favorites,
    icon: 'heart',
    href: paths.accountFavorites,
    linkText: messages.allFavorites,
  } as const;
  if (favorites > 0 || status === 'loaded')
    return <DashboardCard {...card} {...favoriteNews(favorites)} />;
  if (missing) return <MissingCard {...card} onRetry={missing.retry} />;
  return <DashboardCard {...card} news={<Skeleton width="70%" />} />;
}

interface DashboardViewProps extends DashboardData {
  customer: Customer;
}

/** Every part of the account in one step, each with the one thing worth knowing now. */
export function DashboardView({ customer, ...data }: DashboardViewProps) {
  const retry = useRetry(data);
  const { addresses, payments, name, email } = customer;
  const [address] = addressEntries([defaultOf(addresses) ?? []].flat());
  const [card] = cardEntries([defaultOf(payments) ?? []].flat(), new Date());
  return (
    <DashboardCards>
      <PendingCard
        title={messages.orders}
        icon="box"
        href={paths.accountOrders}
        linkText={messages.allOrders}
        asked={data.orders}
        tell={orderNews}
        onRetry={retry}
      />
      <FavoritesCard />
      <PendingCard
        title={messages.buyItAgain}
        icon="return"
        href={paths.buyItAgain}
        linkText={messages.haveAgain}
        asked={data.bought}
        tell={boughtNews}
        onRetry={retry}
      />
      <PendingCard
        title={messages.digitalLibrary}
        icon="book"
        href={paths.digitalLibrary}
        linkText={messages.goAndRead}
        asked={data.library}
        tell={libraryNews}
        onRetry={retry}
      />
      <PendingCard
        title={messages.subscriptions}
        icon="calendar"
        href={paths.subscriptions}
        linkText={messages.allSubscriptions}
        asked={data.subscriptions}
        tell={subscriptionNews}
        onRetry={retry}
      />
      <PendingCard
        title={messages.following}
        icon="people"
        href={paths.followed}
        linkText={messages.allFollowed}
        asked={data.followed}
        tell={followedNews}
        onRetry={retry}
      />
      <DashboardCard
        title={messages.profile}
        icon="account"
        href={paths.profile}
        linkText={messages.profileParts}
        news={name}
        detail={email}
      />
      <DashboardCard
        title={messages.addresses}
        icon="pin"
        href={paths.addresses}
        linkText={address ? messages.allAddresses : messages.addAddress}
        news={address ? (address.lines[0] ?? address.name) : messages.noAddressYet}
        detail={address?.lines.slice(1).join(', ')}
      />
      <DashboardCard
        title={messages.payments}
        icon="card"
        href={paths.payments}
        linkText={card ? messages.allCards : messages.addCard}
        news={card ? messages.cardEnding(card.brand, card.lastFour) : messages.noCardYet}
        detail={
          card && (card.expired ? messages.expired(card.expires) : messages.expires(card.expires))
        }
      />
    </DashboardCards>
  );
}
