import type { BagLine, Personalization } from '@otzar/contract/bag';
import type { OrderTotals } from '@otzar/contract/order';
import { type Cents, roundHalfUp, toCents, toUsd } from './money.ts';

/** What a line adds to an order's totals. */
export type PricedLine = Pick<
  BagLine,
  'type' | 'price' | 'quantity' | 'tax_code' | 'gift_options' | 'personalization'
>;

type PersonalizationEntry = Personalization[number]['entries'][number];

/** The tax code of what is never taxed (specification, section 9). */
const UNTAXED = 22;

const sum = (lines: PricedLine[], amount: (line: PricedLine) => Cents): Cents =>
  lines.reduce((total, line) => total + amount(line), 0);

const merchandiseCents = (line: Pick<BagLine, 'price' | 'quantity'>): Cents =>
  toCents(line.price) * line.quantity;

/** Whether a line is taxed at all: gift cards and tax code 22 are not (specification, section 9). */
export const isTaxed = ({ tax_code, type }: Pick<PricedLine, 'tax_code' | 'type'>): boolean =>
  tax_code !== UNTAXED && type !== 'giftCard';

/** Whether the tax on these lines depends on where they go: a place has to be known before it can be told. */
export const isTaxByPlace = (lines: Pick<PricedLine, 'tax_code' | 'type' | 'price'>[]): boolean =>
  lines.some((line) => isTaxed(line) && line.price > 0);

/** The tax of one line, rounded half up. */
export const taxCents = (line: PricedLine, taxRate: number): Cents =>
  isTaxed(line) ? roundHalfUp(merchandiseCents(line) * taxRate) : 0;

/** The entries of a personalization that say something: one of white space is not put on the item. */
export const writtenEntries = (personalization: Personalization): PersonalizationEntry[] =>
  personalization.flatMap(({ entries }) => entries).filter(({ value }) => value.trim() !== '');

/** What a personalization costs for one item: the sum of its entries' prices (specification, section 9). */
export const personalizationFeeCents = (personalization: Personalization): Cents =>
  writtenEntries(personalization).reduce((total, { price }) => total + toCents(price), 0);

const personalizationCents = ({ personalization, quantity }: PricedLine): Cents =>
  personalizationFeeCents(personalization) * quantity;

/** Price times quantity over all lines, in cents (specification, section 9). */
export const subtotalCents = (lines: Pick<BagLine, 'price' | 'quantity'>[]): Cents =>
  lines.reduce((total, line) => total + merchandiseCents(line), 0);

/**
 * The figures of an order in dollars (specification, section 9). Tax is rounded half up on each line; gift
 * options count once a line, the personalization fee once an item. With a discount the fee is still reported
 * but left out of the total, which never falls below 0 (decision 009).
 * @param order.taxRate a share of the price, e.g. 0.08875
 */
export const orderTotals = (order: {
  lines: PricedLine[];
  taxRate: number;
  shippingCents: Cents;
  discountCents?: Cents;
}): OrderTotals => {
  const { lines, taxRate, shippingCents: shipping, discountCents: discount = 0 } = order;
  const subtotal = subtotalCents(lines);
  const tax = sum(lines, (line) => taxCents(line, taxRate));
  const giftOptions = sum(lines, ({ gift_options }) => toCents(gift_options?.price ?? 0));
  const personalization = sum(lines, personalizationCents);
  const charges = subtotal + tax + shipping + giftOptions;
  const total = discount > 0 ? Math.max(0, charges - discount) : charges + personalization;
  return {
    subtotal: toUsd(subtotal),
    tax: toUsd(tax),
    shipping: toUsd(shipping),
    gift_options: toUsd(giftOptions),
    personalization: toUsd(personalization),
    discount: toUsd(discount),
    total: toUsd(total),
  };
};
