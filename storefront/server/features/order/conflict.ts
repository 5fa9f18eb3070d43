import type { GiftCard } from '@otzar/contract/gift-card';
import type { OrderConflict, OrderTotals } from '@otzar/contract/order';
import { HttpError } from '../../kit/http-error.ts';
import { messages } from './messages.ts';

/** Tells the shopper what the shop knows better, and takes nothing (decision 011). */
function conflict(message: string, known: Partial<OrderConflict> = {}): HttpError {
  const { fields, ...rest } = known;
  const more = { changes: [], totals: null, gift_cards: [], ...rest };
  return new HttpError(409, message, { ...(fields && { fields }), more });
}

export const linesChanged = (changes: OrderConflict['changes']) =>
  conflict(messages.linesChanged, {
    changes,
  });

export const totalChanged = (totals: OrderTotals) => conflict(messages.totalChanged, { totals });

/** @param sentence why the discount cannot be used any more */
export const discountRefused = (sentence: string) =>
  conflict(sentence, { fields: { discount_code: sentence } });

/** @param gift_cards what is now left on each card that cannot pay what the shopper saw */
export const giftCardsChanged = (gift_cards: GiftCard[]) =>
  conflict(messages.giftCardsChanged, {
    gift_cards,
  });

export const shortTogether = () => conflict(messages.shortTogether);

export const keyUsedTwice = () => conflict(messages.sentWithOthers);
