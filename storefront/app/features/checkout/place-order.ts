import type { BagLine } from '@otzar/contract/bag';
import type { CallInput } from '@otzar/contract/endpoint';
import { type Order, type OrderTotals, placeOrder } from '@otzar/contract/order';
import { isDigitalOnly } from '@otzar/domain/bag';
import { type GiftCards, hasRemainingBalance } from '@otzar/domain/gift-card';
import { call } from '../../platform/http.ts';
import { randomKey } from '../../platform/random-key.ts';
import type { OrderAttempt, SavedCheckout } from './checkout-module.ts';
import { isPickup } from './useCheckoutForm.ts';

type OrderBody = NonNullable<CallInput<typeof placeOrder>['body']>;

/** What pays for an order beside a card. */
export interface OrderCodes {
  /** The discount code that takes something off; null for none. */
  discountCode: string | null;
  cards: GiftCards;
}

/**
 * The order as the shopper sees it on Review. What it does not need of the checkout stays out of it: a
 * customer's defaults may fill that in between two tries, which are one order all the same.
 */
export function orderBody(
  kept: SavedCheckout,
  lines: BagLine[],
  totals: OrderTotals,
  { discountCode, cards }: OrderCodes,
): OrderBody {
  const ships = !isDigitalOnly(lines);
  const pickup = isPickup(kept);
  return {
    email: kept.email,
    lines: lines.map(
      ({ id, type, item_key, quantity, price, gift_options, personalization, gift_card }) => ({
        id,
        type,
        item_key,
        quantity,
        price,
        gift_options,
        personalization,
        gift_card,
      }),
    ),
    shipping_type: kept.shippingType ?? { delivery: true, id: null },
    shipping_info: ships && !pickup ? kept.shippingInfo : null,
    pickup_info: ships && pickup ? kept.pickupInfo : null,
    discount_code: discountCode,
    gift_cards: cards.giftcards
      .filter(({ amount_applied }) => amount_applied > 0)
      .map(({ code, amount_applied }) => ({ code, amount_applied })),
    card_token: hasRemainingBalance(cards) ? (kept.creditInfo?.Token ?? null) : null,
    expected_total: totals.total,
  };
}

/** The attempt to send this order: the one under way while nothing in it has changed, else a new one. */
export function attemptFor(kept: SavedCheckout, body: OrderBody): OrderAttempt {
  const text = JSON.stringify(body);
  if (kept.attempt?.body === text) return kept.attempt;
  return { key: randomKey(16), body: text };
}

/**
 * Sends the order. Sent again with the same attempt, the server answers with the same order.
 * @param signedIn whether a customer orders, who is asked to log in again where they are not signed in any more
 */
export const sendOrder = (
  body: OrderBody,
  attempt: OrderAttempt,
  signedIn: boolean,
): Promise<Order> =>
  call(
    placeOrder,
    { body: { ...body, signed_in: signedIn }, headers: { 'Idempotency-Key': attempt.key } },
    { asCustomer: signedIn },
  );
