import * as v from 'valibot';
import { messages } from '#messages/e-gift-card';
import { endpoint } from './endpoint.ts';
import { Picture } from './picture.ts';
import { Day, Email, Id, typed, Usd } from './scalar.ts';

/** What an e-gift card may hold, in whole dollars. */
export const E_GIFT_CARD_AMOUNTS = { least: 5, most: 500 } as const;

/** What may be printed on an e-gift card. */
export const EGiftCardDesign = v.picklist(
  ['pomegranate', 'olive', 'stars', 'letters', 'tiles', 'blossom'],
  () => messages.designMissing,
);
export type EGiftCardDesign = v.InferOutput<typeof EGiftCardDesign>;

/** An e-gift card as its giver made it; it lives in a bag line of type giftCard. */
export const EGiftCard = v.object({
  amount: v.pipe(
    v.number(() => messages.amountMissing),
    v.integer(() => messages.notWhole),
    v.minValue(E_GIFT_CARD_AMOUNTS.least, () => messages.tooLittle),
    v.maxValue(E_GIFT_CARD_AMOUNTS.most, () => messages.tooMuch),
  ),
  design: EGiftCardDesign,
  recipient_name: typed(120, () => messages.recipientMissing),
  recipient_email: Email,
  sender_name: typed(120, () => messages.senderMissing),
  message: v.pipe(
    v.string(),
    v.trim(),
    v.maxLength(500, () => messages.tooLong(500)),
  ),
  /** The day it is mailed, in New York's calendar, from today to a year ahead; null for at once. */
  deliver_on: v.nullable(Day),
});
export type EGiftCard = v.InferOutput<typeof EGiftCard>;

/** What every e-gift card has in common; `domain/e-gift-card.ts` makes a bag line of it. */
export const EGiftCardOffer = v.object({
  id: Id,
  title: v.string(),
  sku: v.string(),
  vendor: v.string(),
  tax_code: v.number(),
  /** How many of one card an order may hold. */
  max: v.number(),
  least: Usd,
  most: Usd,
  /** Amounts to offer before any other, in dollars. */
  amounts: v.array(Usd),
  designs: v.array(v.object({ design: EGiftCardDesign, name: v.string(), image: Picture })),
});
export type EGiftCardOffer = v.InferOutput<typeof EGiftCardOffer>;

export const readEGiftCard = endpoint({
  method: 'GET',
  path: '/api/e_gift_card',
  audience: 'public',
  status: 200,
  answer: EGiftCardOffer,
});
