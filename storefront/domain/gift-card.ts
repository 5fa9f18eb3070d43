import type { GiftCard } from '@otzar/contract/gift-card';
import { messages } from '#messages/gift-card';
import { type Cents, toCents, toUsd } from './money.ts';

/** A gift card on an order, in dollars (specification, section 3). */
export interface AppliedGiftCard extends GiftCard {
  amount_applied: number;
  value_remaining: number;
}

/** The gift cards on an order, in the order in which they were added, in dollars (specification, section 3). */
export interface GiftCards {
  giftcards: AppliedGiftCard[];
  orderTotal: number;
  totalApplied: number;
}

export const noGiftCards: GiftCards = { giftcards: [], orderTotal: 0, totalApplied: 0 };

/**
 * What a card pays: nothing if the total does not exceed what is applied already, its whole balance if that
 * fits under the total, else only the remainder (specification, section 4, Gift cards).
 */
const appliedCents = (total: Cents, applied: Cents, balance: Cents): Cents => {
  if (total <= applied) return 0;
  return applied + balance <= total ? balance : total - applied;
};

const apply = (cards: GiftCard[], orderTotal: number): GiftCards => {
  let applied: Cents = 0;
  const giftcards = cards.map(({ code, balance }) => {
    const amount = appliedCents(toCents(orderTotal), applied, toCents(balance));
    applied += amount;
    return {
      code,
      balance,
      amount_applied: toUsd(amount),
      value_remaining: toUsd(toCents(balance) - amount),
    };
  });
  return { giftcards, orderTotal, totalApplied: toUsd(applied) };
};

/** Adds a card after the others; one whose code is there already is ignored (specification, section 4). */
export const addGiftCard = (state: GiftCards, card: GiftCard): GiftCards =>
  state.giftcards.some(({ code }) => code === card.code)
    ? state
    : apply([...state.giftcards, card], state.orderTotal);

/** Goes without a card; what the others pay is worked out again. */
export const removeGiftCard = (state: GiftCards, code: string): GiftCards =>
  apply(
    state.giftcards.filter((card) => card.code !== code),
    state.orderTotal,
  );

/** Takes a new grand total; what each card pays is worked out again. */
export const withOrderTotal = (state: GiftCards, orderTotal: number): GiftCards =>
  orderTotal === state.orderTotal ? state : apply(state.giftcards, orderTotal);

/** Takes the shop's word on what is left on a card; one with nothing left goes. */
export const withGiftCardBalance = (state: GiftCards, { code, balance }: GiftCard): GiftCards =>
  apply(
    state.giftcards
      .map((card) => (card.code === code ? { ...card, balance } : card))
      .filter((card) => card.balance > 0),
    state.orderTotal,
  );

/** What is left to pay in another way, in dollars. */
export const leftToPay = ({ orderTotal, totalApplied }: GiftCards): number =>
  toUsd(toCents(orderTotal) - toCents(totalApplied));

/** Whether the order total exceeds what the cards pay (specification, section 4). */
export const hasRemainingBalance = (state: GiftCards): boolean => leftToPay(state) > 0;

/**
 * The cards that do not pay what a shopper saw them pay, with what is left on each. A code that is named twice
 * pays once.
 */
export const changedGiftCards = (
  { giftcards }: GiftCards,
  seen: Pick<AppliedGiftCard, 'code' | 'amount_applied'>[],
): GiftCard[] =>
  seen.flatMap(({ code, amount_applied }, at) => {
    const card = giftcards.find((one) => one.code === code);
    const isFirst = seen.findIndex((one) => one.code === code) === at;
    const applied = isFirst ? (card?.amount_applied ?? 0) : 0;
    return toCents(applied) === toCents(amount_applied)
      ? []
      : [{ code, balance: card?.balance ?? 0 }];
  });

/** Letters and digits that nobody takes for one another: without 0, O, 1 and I. */
export const GIFT_CARD_LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

const PREFIX = 'OTZ';
const bare = /^OTZ([A-Z2-9]{4})([A-Z2-9]{4})([A-Z2-9]{4})$/;

/**
 * A code as it is kept, `OTZ-ABCD-EFGH-JKLM`, however it was typed: white space, dashes and case do not
 * matter. What cannot be a code comes back without them.
 */
export const giftCardCode = (typed: string): string => {
  const letters = typed.replace(/[\s\p{Dash}]/gu, '').toUpperCase();
  const groups = bare.exec(letters)?.slice(1);
  return groups ? [PREFIX, ...groups].join('-') : letters;
};

/** The last four of a code: all of it that an order shows. */
export const lastFour = (code: string): string => code.slice(-4);

/** A gift card as the shop keeps it. */
export interface SavedGiftCard {
  balance_cents: Cents;
  /** It cannot pay before; null for at once. */
  valid_from: Date | null;
}

const isValid = ({ valid_from }: SavedGiftCard, now: Date): boolean =>
  valid_from === null || valid_from <= now;

/** What a card can pay now, in cents. */
export const payableCents = (card: SavedGiftCard, now: Date): Cents =>
  isValid(card, now) ? card.balance_cents : 0;

/**
 * Said of a card that is unknown, spent or not valid yet alike: whoever guesses does not hear that a code is one.
 */
export const giftCardRefused = (): string => messages.refused;
