import type { BagLine } from '@otzar/contract/bag';
import { messages } from '#messages/summary-parts';
import { byLocale } from './by-locale.ts';
import { formatUsd, priceLabel, toCents, toUsd } from './money.ts';
import { isTaxed, type PricedLine, subtotalCents, taxCents, writtenEntries } from './totals.ts';

/** What the rows need to know of a line to say what it adds to them. */
export type SummaryLine = PricedLine & Pick<BagLine, 'title' | 'variation' | 'item_type'>;

/** One of the amounts that a row is the sum of. */
export interface SummaryRowPart {
  /** The line's title. */
  label: string;
  /** How its amount was worked out, e.g. `2 × $16.00`. */
  detail?: string;
  /** In dollars, formatted, or why there is none. */
  value: string;
}

const percentOf = byLocale(
  (locale) => new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 4 }),
);

/** A share of the price, such as `8.875%`. */
export const rateText = (rate: number): string => percentOf(messages.locale).format(rate);

const times = (quantity: number, price: number) => `${quantity} × ${formatUsd(price)}`;
const inOrder = (...words: (string | undefined)[]) => words.filter(Boolean).join(', ');

/** What a line costs without what is added to it. */
export const subtotalPart = (line: SummaryLine): SummaryRowPart => ({
  label: line.title,
  detail: inOrder(line.variation, times(line.quantity, line.price)),
  value: priceLabel(toUsd(subtotalCents([line]))),
});

/** What gift options add, line by line. */
export const giftParts = (lines: SummaryLine[]): SummaryRowPart[] =>
  lines.flatMap(({ title, gift_options }) =>
    gift_options && gift_options.price > 0
      ? [{ label: title, value: formatUsd(gift_options.price) }]
      : [],
  );

/** What personalization adds, line by line. */
export const personalizationParts = (lines: SummaryLine[]): SummaryRowPart[] =>
  lines.flatMap(({ title, quantity, personalization }) =>
    writtenEntries(personalization)
      .filter(({ price }) => price > 0)
      .map(({ label, price }) => ({
        label: title,
        detail: inOrder(label, times(quantity, price)),
        value: formatUsd(toUsd(toCents(price) * quantity)),
      })),
  );

/** A line on which there is no tax. */
export const untaxedPart = ({ title }: Pick<SummaryLine, 'title'>): SummaryRowPart => ({
  label: title,
  value: messages.notTaxed,
});

/** What the tax on a line comes to. */
export const taxPart =
  (rate: number) =>
  (line: SummaryLine): SummaryRowPart =>
    isTaxed(line)
      ? {
          label: line.title,
          detail: messages.share(rateText(rate), formatUsd(toUsd(subtotalCents([line])))),
          value: formatUsd(toUsd(taxCents(line, rate))),
        }
      : untaxedPart(line);
