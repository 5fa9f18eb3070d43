import type { GiftCard } from '@otzar/contract/gift-card';
import type { OrderConflict, OrderTotals } from '@otzar/contract/order';
import { HttpError } from '../../kit/http-error.ts';

/** Tells the shopper what the shop knows better, and takes nothing (decision 011). */
function conflict(message: string, known: Partial<OrderConflict> = {}): HttpError {
  const { fields, ...rest } = known;
  const more = { changes: [], totals: null, gift_cards: [], ...rest };
  return new HttpError(409, message, { ...(fields && { fields }), more });
}

export const linesChanged = (changes: OrderConflict['changes']) =>
  conflict('Some things in your bag have changed. Please look at it again before you order.', {
    changes,
  });

export const totalChanged = (totals: OrderTotals) =>
  conflict('The total has changed. Please look at it again before you order.', { totals });

/** @param sentence why the discount cannot be used any more */
export const discountRefused = (sentence: string) =>
  conflict(sentence, { fields: { discount_code: sentence } });

/** @param gift_cards what is now left on each card that cannot pay what the shopper saw */
export const giftCardsChanged = (gift_cards: GiftCard[]) =>
  conflict('What a gift card pays has changed. Please look at it again before you order.', {
    gift_cards,
  });

export const shortTogether = () =>
  conflict(
    'We do not have enough of an item that is also part of a set in your bag. Please lower one of the quantities.',
  );

export const keyUsedTwice = () =>
  conflict(
    'This order was already sent with other contents. Please reload the page and order again.',
  );
