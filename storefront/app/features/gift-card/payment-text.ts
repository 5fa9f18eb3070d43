import { type GiftCards, leftToPay } from '@otzar/domain/gift-card';
import * as messages from '#messages/features/gift-card';

/** What the gift cards pay and what the card does, in a sentence; empty where there is no gift card. */
export function paymentText(cards: GiftCards, format: (usd: number) => string): string {
  if (cards.totalApplied === 0) return '';
  const gift = format(cards.totalApplied);
  const left = leftToPay(cards);
  return left > 0 ? messages.bothPay(gift, format(left)) : messages.giftCardsPay(gift);
}
