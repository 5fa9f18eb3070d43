import { type GiftCards, leftToPay } from '@otzar/domain/gift-card';

/** What the gift cards pay and what the card does, in a sentence; empty where there is no gift card. */
export function paymentText(cards: GiftCards, format: (usd: number) => string): string {
  if (cards.totalApplied === 0) return '';
  const gift = `Gift cards pay ${format(cards.totalApplied)}`;
  const left = leftToPay(cards);
  return left > 0 ? `${gift}, your card pays ${format(left)}.` : `${gift}: nothing is left to pay.`;
}
