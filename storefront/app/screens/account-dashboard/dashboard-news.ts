import type { BoughtProduct, listOrders } from '@otzar/contract/customer-order';
import type { Answer } from '@otzar/contract/endpoint';
import type { listFollowed } from '@otzar/contract/following';
import type { LibraryItem } from '@otzar/contract/library';
import type { Picture } from '@otzar/contract/picture';
import type { Subscription } from '@otzar/contract/subscription';
import { shortDateText } from '@otzar/domain/delivery';
import { expectation, statusNames } from '../../features/order/order-view.ts';

/** The one thing worth knowing of a part of the account, and a few words below it. */
export interface News {
  news: string;
  detail?: string | undefined;
  pictures?: Picture[];
}

const counted = (count: number, one: string, many: string): string =>
  `${count} ${count === 1 ? one : many}`;

export function orderNews({ orders: [latest] }: Pick<Answer<typeof listOrders>, 'orders'>): News {
  if (!latest) return { news: 'No orders yet', detail: 'What you order will be here.' };
  const { id, status, lines } = latest;
  return {
    news: `Order ${id}: ${statusNames[status].replace('Order ', '').toLowerCase()}`,
    detail: expectation(latest),
    pictures: lines.slice(0, 1).map(({ image }) => image),
  };
}

export const favoriteNews = (count: number): News =>
  count === 0
    ? { news: 'None yet', detail: 'Press the heart on anything you like.' }
    : { news: `${counted(count, 'thing', 'things')} you like` };

export function boughtNews([last]: BoughtProduct[]): News {
  if (!last) return { news: 'Nothing yet', detail: 'What you have had waits here.' };
  const { product, last_at } = last;
  return {
    news: product.title,
    detail: `Last bought ${shortDateText(last_at)}`,
    pictures: [product.image],
  };
}

export function libraryNews(items: LibraryItem[]): News {
  const [latest] = items;
  if (!latest) return { news: 'No e-books yet', detail: 'They are here the moment you buy one.' };
  return {
    news: counted(items.length, 'e-book', 'e-books'),
    detail: latest.title,
    pictures: [latest.image],
  };
}

export function subscriptionNews(subscriptions: Subscription[]): News {
  const failed = subscriptions.find(({ status }) => status === 'failed');
  if (failed) return { news: 'A payment did not go through', detail: failed.product.title };
  const next = subscriptions
    .flatMap(({ next_on, product }) => (next_on ? [{ next_on, product }] : []))
    .toSorted((one, other) => one.next_on.localeCompare(other.next_on))[0];
  if (next) {
    const { title, image } = next.product;
    return { news: `Next on ${shortDateText(next.next_on)}`, detail: title, pictures: [image] };
  }
  const paused = subscriptions.filter(({ status }) => status === 'paused').length;
  return paused > 0 ? { news: `${paused} paused` } : { news: 'None at the moment' };
}

export function followedNews({ creators, vendors }: Answer<typeof listFollowed>): News {
  const [latest] = [...creators, ...vendors];
  const count = creators.length + vendors.length;
  if (!latest) return { news: 'Nobody yet', detail: 'Follow authors and publishers you like.' };
  return {
    news: count === 1 ? latest.name : `${latest.name} and ${counted(count - 1, 'other', 'others')}`,
  };
}
