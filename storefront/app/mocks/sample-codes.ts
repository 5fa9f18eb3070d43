import type { Discount } from '@otzar/contract/discount';
import type { GiftCard } from '@otzar/contract/gift-card';
import {
  discountCents,
  discountCode,
  discountProblem,
  UNKNOWN_DISCOUNT,
} from '@otzar/domain/discount';
import {
  GIFT_CARD_REFUSED,
  giftCardCode,
  payableCents,
  type SavedGiftCard,
} from '@otzar/domain/gift-card';
import { mailboxKey } from '@otzar/domain/mailbox';
import { toCents, toUsd } from '@otzar/domain/money';
import { Refused } from './serve.ts';

interface KeptDiscount extends Pick<Discount, 'kind' | 'value' | 'minimum' | 'ends_at'> {
  begins_at: string | null;
  /** How often it may still be used; null for any number. */
  uses_left: number | null;
  /** Once for each e-mail address. */
  once_each: boolean;
  used_by: Set<string>;
}

/** The codes that a sample shop takes, and how often each session has guessed. */
export interface SampleCodes {
  giftCards: Map<string, SavedGiftCard>;
  discounts: Map<string, KeptDiscount>;
  guesses: Map<string, number>;
}

const LATER = '2100-01-01T12:00:00.000Z';

const card = (balance: number, valid_from: Date | null = null): SavedGiftCard => ({
  balance_cents: toCents(balance),
  valid_from,
});

const discount = (
  kind: KeptDiscount['kind'],
  value: number,
  different: Partial<KeptDiscount> = {},
): KeptDiscount => ({
  kind,
  value,
  minimum: 0,
  begins_at: null,
  ends_at: null,
  uses_left: null,
  once_each: false,
  used_by: new Set(),
  ...different,
});

/** The codes of a shop where nobody has used any: those that the seed of the server makes, too. */
export const sampleCodes = (): SampleCodes => ({
  giftCards: new Map([
    ['OTZ-PLUM-FERN-WREN', card(50)],
    ['OTZ-SAGE-DUNE-LARK', card(5.25)],
    ['OTZ-TREE-LEAF-SEED', card(500)],
    ['OTZ-DUST-BARE-SAND', card(0)],
    ['OTZ-NEXT-YEAR-HENS', card(25, new Date(LATER))],
  ]),
  discounts: new Map([
    ['READ10', discount('percent', 10)],
    ['FIVEOFF', discount('amount', 5)],
    ['SHIPFREE', discount('free_shipping', 0)],
    ['HUNDRED15', discount('amount', 15, { minimum: 100 })],
    ['WELCOME', discount('percent', 15, { once_each: true })],
    ['ONLYONE', discount('amount', 3, { uses_left: 1 })],
    ['USEDUP', discount('percent', 30, { uses_left: 0 })],
    ['SOON20', discount('percent', 20, { begins_at: LATER })],
    ['SUMMER25', discount('percent', 25, { ends_at: '2026-08-31T12:00:00.000Z' })],
  ]),
  guesses: new Map(),
});

/** How many wrong codes a session may try in a quarter of an hour. */
const MOST_GUESSES = 10;

const wrongCode = (codes: SampleCodes, session: string, message: string): never => {
  codes.guesses.set(session, (codes.guesses.get(session) ?? 0) + 1);
  throw new Refused(400, { message });
};

const refuseGuessing = (codes: SampleCodes, session: string): void => {
  if ((codes.guesses.get(session) ?? 0) < MOST_GUESSES) return;
  const message = 'That was too often. Please wait a quarter of an hour and try again.';
  throw new Refused(429, { message }, { 'Retry-After': '900' });
};

/** What is left on a gift card that can pay now; 0 for any other. */
export const balanceOf = (codes: SampleCodes, code: string): number => {
  const kept = codes.giftCards.get(code);
  return kept ? toUsd(payableCents(kept, new Date())) : 0;
};

/** Checks a gift card. @throws {Refused} 400 for one that cannot pay, 429 for guessing */
export const checkSampleGiftCard = (
  codes: SampleCodes,
  session: string,
  typed: string,
): GiftCard => {
  refuseGuessing(codes, session);
  const code = giftCardCode(typed);
  const balance = balanceOf(codes, code);
  return balance > 0 ? { code, balance } : wrongCode(codes, session, GIFT_CARD_REFUSED);
};

type Lines = Parameters<typeof discountProblem>[1];

/** A discount, or the sentence that says why it cannot be used. */
export const findDiscount = (
  codes: SampleCodes,
  typed: string,
  lines: Lines,
  email: string | undefined,
): Discount | string => {
  const code = discountCode(typed);
  const kept = codes.discounts.get(code);
  if (!kept) return UNKNOWN_DISCOUNT;
  const { used_by, uses_left, once_each, begins_at, ...terms } = kept;
  const usedByThem = once_each && used_by.has(mailboxKey(email ?? ''));
  const used = uses_left === 0 || usedByThem;
  const problem = discountProblem({ ...terms, begins_at, used }, lines, new Date());
  return problem ?? { code, ...terms, total: toUsd(discountCents(terms, lines, 0)) };
};

/** Checks a discount code. @throws {Refused} 400 with the reason, 429 for guessing */
export const checkSampleDiscount = (
  codes: SampleCodes,
  session: string,
  asked: { code: string; lines: Lines; email: string | undefined },
): Discount => {
  refuseGuessing(codes, session);
  const found = findDiscount(codes, asked.code, asked.lines, asked.email);
  if (found === UNKNOWN_DISCOUNT) return wrongCode(codes, session, found);
  if (typeof found === 'string') throw new Refused(400, { message: found });
  return found;
};

/** Writes down what an order used. */
export const spendCodes = (
  codes: SampleCodes,
  used: { discount: string | null; email: string; giftCards: { code: string; amount: number }[] },
): void => {
  const kept = used.discount === null ? undefined : codes.discounts.get(used.discount);
  kept?.used_by.add(mailboxKey(used.email));
  if (kept?.uses_left) kept.uses_left -= 1;
  for (const { code, amount } of used.giftCards) {
    const paying = codes.giftCards.get(code);
    if (paying) paying.balance_cents -= toCents(amount);
  }
};
