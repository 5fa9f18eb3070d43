import { noa } from '@otzar/contract/customer.examples';
import { type BoughtProduct, ORDERS_A_PAGE } from '@otzar/contract/customer-order';
import { listOrdersExamples } from '@otzar/contract/customer-order.examples';
import type { LibraryItem } from '@otzar/contract/library';
import { readLibraryExamples } from '@otzar/contract/library.examples';
import type { Order } from '@otzar/contract/order';
import { cardOf, sampleProducts } from '@otzar/contract/product.examples';
import type { SampleAccount } from './sample-customers.ts';
import type { SampleShop } from './sample-shop.ts';

/** What an account has ordered here, the last one first; the sample customer's examples are older. */
export const ordersOf = (
  { orders, cancelled }: SampleShop,
  { customer }: SampleAccount,
): Order[] => {
  const placed = orders
    .filter((stored) => stored.customer === customer.id)
    .map(({ order }) => order)
    .toReversed();
  if (customer.id !== noa.id) return placed;
  const examples = listOrdersExamples.default.orders;
  return [...placed, ...examples.map((order) => cancelled.get(order.id) ?? order)];
};

/** A page of them; one beyond the last is the last. */
export const pageOf = (orders: Order[], asked: number) => {
  const pages = Math.max(1, Math.ceil(orders.length / ORDERS_A_PAGE));
  const page = Math.min(asked, pages);
  const first = (page - 1) * ORDERS_A_PAGE;
  return { orders: orders.slice(first, first + ORDERS_A_PAGE), page, pages, count: orders.length };
};

/** What was ordered and is still sold, the last one first. */
export const boughtIn = (orders: Order[]): BoughtProduct[] =>
  sampleProducts
    .filter(({ type }) => type !== 'giftCard')
    .flatMap((product): BoughtProduct[] => {
      const among = orders.filter(({ lines }) =>
        lines.some((line) => line.product_id === product.id),
      );
      const [last] = among
        .map(({ placed_at }) => placed_at)
        .toSorted()
        .slice(-1);
      if (last === undefined) return [];
      return [{ product: cardOf(product), times: among.length, last_at: last }];
    })
    .toSorted((a, b) => b.last_at.localeCompare(a.last_at));

/** Where the items that were ordered here are numbered from; the examples have smaller ids. */
const ORDERED_FROM = 1000;

/** What is digital among an account's orders, before the sample customer's examples. */
export const libraryOf = (shop: SampleShop, account: SampleAccount): LibraryItem[] => {
  const items = shop.orders
    .filter((stored) => stored.customer === account.customer.id)
    .flatMap(({ order }) =>
      order.lines
        .filter(({ item_type, type }) => item_type === 'digital' && type !== 'giftCard')
        .map((line, place): LibraryItem => {
          const { product_id, title, heb_title, path, image } = line;
          return {
            id: ORDERED_FROM + order.id * 10 + place,
            order_id: order.id,
            ...{ product_id, title, heb_title, path, image },
            creators:
              sampleProducts
                .find(({ id }) => id === product_id)
                ?.creators.map(({ name }) => name) ?? [],
            bought_at: order.placed_at,
            format: 'EPUB',
            size: 412_300,
          };
        }),
    )
    .toReversed();
  return account.customer.id === noa.id ? [...items, ...readLibraryExamples.default] : items;
};
