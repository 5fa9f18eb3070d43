import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import { GIFT_CARD_LETTERS } from '@otzar/domain/gift-card';
import { GIFT_CODE_LENGTH, giftReturnCode } from '@otzar/domain/return';

/** A gift code that nobody can guess: 40 random bits, with few tries at each. */
export const newGiftReturnCode = (): string =>
  giftReturnCode(
    Array.from(
      { length: GIFT_CODE_LENGTH },
      () => GIFT_CARD_LETTERS[randomInt(GIFT_CARD_LETTERS.length)],
    ).join(''),
  );

/** As whom somebody has opened an order to return from it. */
export type Opened = 'order' | 'gift';

/**
 * Proves to the next call that an order was opened, and as whom. It is made of the order's own token and the
 * shop's secret: none of the three tells the others.
 */
export const proofOf = (secret: string, orderToken: string, opened: Opened): string =>
  createHmac('sha256', `${secret}:return`).update(`${opened}:${orderToken}`).digest('base64url');

const same = (one: string, other: string): boolean => {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
};

/** As whom a proof opens an order; null for one that opens nothing. */
export function openedBy(secret: string, orderToken: string, proof: string): Opened | null {
  const ways: Opened[] = ['order', 'gift'];
  return ways.find((opened) => same(proofOf(secret, orderToken, opened), proof)) ?? null;
}

/** Whether a code that somebody typed is the order's; an order without a gift has none. */
export const isGiftCode = (code: string | null, typed: string): boolean =>
  code !== null && same(code, giftReturnCode(typed));
