import type { BagLine } from '@otzar/contract/bag';
import type { Discount } from '@otzar/contract/discount';
import { messages } from '#messages/discount';
import { isDigitalOnly } from './bag.ts';
import { shortDateText } from './delivery.ts';
import { type Cents, formatUsd, roundHalfUp, toCents, toUsd } from './money.ts';
import { subtotalCents } from './totals.ts';

/** What a discount needs to know of a line. */
export type DiscountedLine = Pick<BagLine, 'type' | 'item_type' | 'price' | 'quantity'>;

/** What a discount takes off, and from how much on. */
export type DiscountTerms = Pick<Discount, 'kind' | 'value' | 'minimum'>;

/** The merchandise that a discount counts from: gift cards are money, not merchandise. */
const merchandiseCents = (lines: DiscountedLine[]): Cents =>
  subtotalCents(lines.filter(({ type }) => type !== 'giftCard'));

/**
 * What a discount takes off an order, in cents: a share of the merchandise without gift cards, rounded half
 * up; an amount as it is, even above the order, whose total is floored at 0 (specification, section 9); or
 * the shipping.
 */
export const discountCents = (
  { kind, value }: Pick<DiscountTerms, 'kind' | 'value'>,
  lines: DiscountedLine[],
  shippingCents: Cents,
): Cents => {
  if (kind === 'free_shipping') return shippingCents;
  return kind === 'amount' ? toCents(value) : roundHalfUp((merchandiseCents(lines) * value) / 100);
};

/** What is missing from the minimum of a discount, in cents. */
export const missingCents = (
  { minimum }: Pick<DiscountTerms, 'minimum'>,
  lines: DiscountedLine[],
): Cents => Math.max(0, toCents(minimum) - merchandiseCents(lines));

/** Whether a discount finds nothing to take anything off: gift cards are not for less. */
export const discountsNothing = (
  { kind }: Pick<DiscountTerms, 'kind'>,
  lines: DiscountedLine[],
): boolean =>
  kind === 'free_shipping'
    ? lines.length === 0 || isDigitalOnly(lines)
    : merchandiseCents(lines) === 0;

/**
 * What a discount takes off an order now, in cents: nothing without one, while its minimum is not reached, or
 * where nothing is left that it is for.
 */
export const takenOffCents = (
  discount: DiscountTerms | null,
  lines: DiscountedLine[],
  shippingCents: Cents,
): Cents =>
  discount === null || discountsNothing(discount, lines) || missingCents(discount, lines) > 0
    ? 0
    : discountCents(discount, lines, shippingCents);

/** How an order travels, as far as a discount is concerned. */
export interface DiscountedShipping {
  /** What it costs, in cents; null while that is not known. */
  shippingCents: Cents | null;
  /** Whether it is picked up at the shop. */
  pickup?: boolean;
}

/** Why a discount that may be used takes nothing off; null where it takes something off, or may yet. */
export const nothingOff = (
  discount: Pick<DiscountTerms, 'kind' | 'value'>,
  lines: DiscountedLine[],
  { shippingCents, pickup = false }: DiscountedShipping,
): string | null => {
  if (discount.kind === 'free_shipping') {
    if (shippingCents !== 0) return null;
    return pickup ? messages.pickupFree : messages.deliveryFree;
  }
  return discountCents(discount, lines, 0) > 0 ? null : messages.lessThanACent;
};

/** The same in a sentence, for a code that is not applied. */
export const nothingOffText = (...of: Parameters<typeof nothingOff>): string | null => {
  const reason = nothingOff(...of);
  return reason === null ? null : messages.nothingOff(reason);
};

/** When a discount may be used, and whether it has been; moments in ISO 8601. */
export interface DiscountRules extends DiscountTerms {
  begins_at: string | null;
  ends_at: string | null;
  /** Used as often as it may be, or by this shopper where each may use it once. */
  used: boolean;
}

/** Said of a code that is none. */
export const unknownDiscount = (): string => messages.unknown;

/** Why a discount cannot be used on these lines now, as a sentence; null where it can. */
export const discountProblem = (
  discount: DiscountRules,
  lines: DiscountedLine[],
  now: Date,
): string | null => {
  const { begins_at, ends_at, used } = discount;
  if (begins_at !== null && now < new Date(begins_at))
    return messages.begins(shortDateText(begins_at));
  if (ends_at !== null && now >= new Date(ends_at)) return messages.ended(shortDateText(ends_at));
  if (used) return messages.used;
  if (discountsNothing(discount, lines))
    return discount.kind === 'free_shipping' ? messages.nothingShipped : messages.nothingMeant;
  const missing = missingCents(discount, lines);
  if (missing === 0) return nothingOffText(discount, lines, { shippingCents: null });
  return messages.below(formatUsd(discount.minimum), formatUsd(toUsd(missing)));
};

/** A code as it is kept, however it was typed: white space and case do not matter. */
export const discountCode = (typed: string): string => typed.replace(/\s/g, '').toUpperCase();
