import type { BoughtProduct, listOrders } from '@otzar/contract/customer-order';
import type { Answer } from '@otzar/contract/endpoint';
import type { listFollowed } from '@otzar/contract/following';
import type { LibraryItem } from '@otzar/contract/library';
import type { Picture } from '@otzar/contract/picture';
import type { Subscription } from '@otzar/contract/subscription';
import { shortDateText } from '@otzar/domain/delivery';
import * as messages from '#messages/screens/account-dashboard';
import { expectation, statusNames } from '../../features/order/order-view.ts';

/** The one thing worth knowing of a part of the account, and a few words below it. */
export interface News {
  news: string;
  detail?: string | undefined;
  pictures?: Picture[];
}

export function orderNews({ orders: [latest] }: Pick<Answer<typeof listOrders>, 'orders'>): News {
  if (!latest) return { news: messages.noOrdersYet, detail: messages.whatYouOrder };
  const { id, status, lines } = latest;
  return {
    news: messages.orderStands(id, statusNames[status]),
    detail: expectation(latest),
    pictures: lines.slice(0, 1).map(({ image }) => image),
  };
}

export const favoriteNews = (count: number): News =>
  count === 0
    ? { news: messages.noFavoritesYet, detail: messages.pressHeart }
    : { news: messages.liked(count) };

export function boughtNews([last]: BoughtProduct[]): News {
  if (!last) return { news: messages.nothingBoughtYet, detail: messages.whatYouHadWaits };
  const { product, last_at } = last;
  return {
    news: product.title,
    detail: messages.lastBought(shortDateText(last_at)),
    pictures: [product.image],
  };
}

export function libraryNews(items: LibraryItem[]): News {
  const [latest] = items;
  if (!latest) return { news: messages.noEBooksYet, detail: messages.theyComeAtOnce };
  return {
    news: messages.eBooks(items.length),
    detail: latest.title,
    pictures: [latest.image],
  };
}

export function subscriptionNews(subscriptions: Subscription[]): News {
  const failed = subscriptions.find(({ status }) => status === 'failed');
  if (failed) return { news: messages.paymentFailed, detail: failed.product.title };
  const next = subscriptions
    .flatMap(({ next_on, product }) => (next_on ? [{ next_on, product }] : []))
    .toSorted((one, other) => one.next_on.localeCompare(other.next_on))[0];
  if (next) {
    const { title, image } = next.product;
    return { news: messages.nextOn(shortDateText(next.next_on)), detail: title, pictures: [image] };
  }
  const paused = subscriptions.filter(({ status }) => status === 'paused').length;
  return paused > 0 ? { news: messages.paused(paused) } : { news: messages.noSubscriptions };
}

export function followedNews({ creators, vendors }: Answer<typeof listFollowed>): News {
  const [latest] = [...creators, ...vendors];
  const count = creators.length + vendors.length;
  if (!latest) return { news: messages.nobodyYet, detail: messages.followWhomYouLike };
  return {
    news: count === 1 ? latest.name : messages.andOthers(latest.name, count - 1),
  };
}
