import type { Discount } from '@otzar/contract/discount';
import { checkDiscountExamples } from '@otzar/contract/discount.examples';
import type { GiftCard } from '@otzar/contract/gift-card';
import { checkGiftCardExamples } from '@otzar/contract/gift-card.examples';
import {
  discountCents,
  discountCode,
  discountProblem,
  unknownDiscount,
} from '@otzar/domain/discount';
import { giftCardCode, giftCardRefused } from '@otzar/domain/gift-card';
import { toUsd } from '@otzar/domain/money';
import { Refused } from './serve.ts';

const refuse = (message: string): never => {
  throw new Refused({ status: 400, body: { message } });
};

/** The example of a gift card with this code. @throws {Refused} 400 where there is none */
export const checkSampleGiftCard = (typed: string): GiftCard =>
  Object.values(checkGiftCardExamples).find(({ code }) => code === giftCardCode(typed)) ??
  refuse(giftCardRefused());

/** The example of a discount with this code, and what it takes off. @throws {Refused} 400 with the reason */
export const checkSampleDiscount = (
  typed: string,
  lines: Parameters<typeof discountProblem>[1],
): Discount => {
  const known = Object.values<Discount>(checkDiscountExamples).find(
    ({ code }) => code === discountCode(typed),
  );
  if (!known) return refuse(unknownDiscount());
  const problem = discountProblem({ ...known, begins_at: null, used: false }, lines, new Date());
  if (problem) refuse(problem);
  return { ...known, total: toUsd(discountCents(known, lines, 0)) };
};
