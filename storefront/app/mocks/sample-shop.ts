import type { LineOffer, LineRequest } from '@otzar/contract/bag';
import { offerOf, sampleLines } from '@otzar/contract/bag.examples';
import { createCardTokenExamples } from '@otzar/contract/card.examples';
import type { CardToken } from '@otzar/contract/card-token';
import type { Chat } from '@otzar/contract/chat';
import { readEGiftCardExamples } from '@otzar/contract/e-gift-card.examples';
import type { Location } from '@otzar/contract/location';
import type { Order } from '@otzar/contract/order';
import { readOrderExamples } from '@otzar/contract/order.examples';
import { sampleProducts } from '@otzar/contract/product.examples';
import type { Subscription } from '@otzar/contract/subscription';
import { lineKey } from '@otzar/domain/bag';
import type { ExtrasOffer } from '@otzar/domain/extras';
import { type SampleCustomers, sampleCustomers } from './sample-customers.ts';
import { sampleSubscriptions } from './sample-subscription.ts';

interface StoredOrder {
  order: Order;
  /** Whose it is; null for an example, which opens to anyone. */
  session: string | null;
  /** Id of its customer; null for a guest's. */
  customer: number | null;
  /** The Idempotency-Key it came with. */
  key: string;
}

/** What one visitor and the sample shop have written to each other. */
export interface SampleChat {
  messages: Chat['messages'];
  /** The keys that the visitor's messages came with. */
  keys: Set<string>;
  email: string | null;
  /** The number of the last message of the shop's that was seen. */
  seen: number;
}

/** A small shop in memory: the example products, and the orders placed on it. */
export interface SampleShop {
  offers: Map<string, LineOffer>;
  locations: Map<string, Location>;
  cards: Map<string, CardToken>;
  orders: StoredOrder[];
  /** The sample customer's example orders that were cancelled, by their ids. */
  cancelled: Map<number, Order>;
  customers: SampleCustomers;
  /** What visitors have written in the chat, by whose it is. */
  chats: Map<string, SampleChat>;
  /** What comes to each customer, by their id. */
  subscriptions: Map<number, Subscription[]>;
}

/**
 * A shop that nobody has ordered from yet, but for the example orders.
 * @param signedIn whether every browser that comes is the sample customer's
 */
export const sampleShop = (signedIn = false): SampleShop => ({
  offers: new Map(
    sampleProducts
      .flatMap((product) => [
        offerOf(product),
        ...product.variation_infos.map((variation) => offerOf(product, variation)),
      ])
      .map((offer) => [lineKey(offer), offer]),
  ),
  locations: new Map(),
  cards: new Map(Object.values(createCardTokenExamples).map((card) => [card.Token, card])),
  orders: [readOrderExamples.shipped, readOrderExamples.pickup].map((order) => ({
    order,
    session: null,
    customer: null,
    key: '',
  })),
  cancelled: new Map(),
  customers: sampleCustomers(signedIn),
  chats: new Map(),
  subscriptions: sampleSubscriptions(),
});

const eGiftCard = readEGiftCardExamples.default;

const isEGiftCard = ({ id, type }: Pick<LineRequest, 'id' | 'type'>) =>
  type === 'giftCard' && id === eGiftCard.id;

/** An e-gift card before its giver has made it. */
const eGiftCardOffer: Omit<LineOffer, 'item_key' | 'quantity'> = (() => {
  const { gift_options: _, personalization: __, gift_card: ___, ...offer } = sampleLines.eGiftCard;
  return { ...offer, price: eGiftCard.least, variation: '' };
})();

/** What the shop can do to a product beyond selling it. */
export const extrasOf = (productId: number): ExtrasOffer =>
  sampleProducts.find(({ id }) => id === productId) ?? { gift_wrap: null, personalizations: [] };

/** What the shop has of the lines asked for; what it does not sell is left out. */
export const offersFor = (shop: SampleShop, requests: LineRequest[]): LineOffer[] =>
  requests.flatMap(({ item_key, quantity, ...asked }) => {
    const offer = isEGiftCard(asked)
      ? eGiftCardOffer
      : shop.offers.get(lineKey({ ...asked, item_key: '' }));
    return offer
      ? [{ ...offer, item_key, quantity: Math.min(Math.max(1, quantity), offer.max) }]
      : [];
  });
