import type { OrderTotals } from '@otzar/contract/order';
import { messages } from '#messages/summary-rows';
import { isDigitalOnly } from './bag.ts';
import { byLocale } from './by-locale.ts';
import { formatUsd, priceLabel, toUsd } from './money.ts';
import {
  giftParts,
  personalizationParts,
  rateText,
  type SummaryLine,
  type SummaryRowPart,
  subtotalPart,
  taxPart,
  untaxedPart,
} from './summary-parts.ts';
import { isTaxByPlace, isTaxed, subtotalCents } from './totals.ts';

/** A row of an order, and how it was made. */
export interface SummaryRow {
  label: string;
  /** In dollars, formatted; a dash while it is not known. */
  value: string;
  /** What that is in the currency the shopper reads prices in, formatted. */
  about?: string;
  /** A few words that stand below its name. */
  note?: string;
  explanation?: string;
  parts?: SummaryRowPart[];
  /** A fee that is not charged. */
  waived?: boolean;
  /** The longest name it may come to have, for which there is room from the first, so that nothing below it moves. */
  room?: string;
}

/** What dollars come to in the currency a shopper reads prices in; none where that is the dollar. */
export type About = ((usd: number) => string) | undefined;

/** What is known of an order beside its sums. */
export interface SummarySources {
  lines: SummaryLine[];
  /** How its rows are written beside the dollars that are charged. */
  about?: About;
  /** How it gets there and why that costs what it does; null where nothing is delivered. */
  delivery: { label: string; explanation: string } | null;
  /** The share of the price that is taxed, and whose rate it is; null where only the sum is kept. */
  tax: { rate: number; place: string } | null;
  /** Whether the place it goes to is known, and with it the cost of delivery and the tax. */
  known: boolean;
  /** The code that takes something off, where there is one. */
  discountCode?: string | undefined;
}

const listOf = byLocale((locale) => new Intl.ListFormat(locale));
const listed = (words: string[]): string => listOf(messages.locale).format(words);

/** A sum that is charged, in dollars and about as much in the shopper's own currency. */
const amount = (
  usd: number,
  about: About,
  write = formatUsd,
): Pick<SummaryRow, 'value' | 'about'> => ({
  value: write(usd),
  ...(about && usd > 0 && { about: about(usd) }),
});

/** Price times quantity, line by line (specification, section 9). */
export const subtotalRow = (lines: SummaryLine[], about?: About): SummaryRow => ({
  label: messages.subtotal,
  ...amount(toUsd(subtotalCents(lines)), about),
  explanation: messages.subtotalMade,
  parts: lines.map(subtotalPart),
});

/** Stands for what is not known yet. */
const UNKNOWN = '—';

/** No tax is due wherever it goes. */
const untaxedFigure = (label: string, lines: SummaryLine[]): SummaryRow => ({
  label,
  value: formatUsd(0),
  explanation: messages.nothingTaxed,
  parts: lines.map(untaxedPart),
});

function taxRow(totals: OrderTotals, sources: SummarySources): SummaryRow {
  const { lines, tax, known, about } = sources;
  // Once an order is placed its tax is no estimate any more.
  const label = tax === null && known ? messages.tax : messages.estimatedTax;
  if (!isTaxByPlace(lines) && totals.tax === 0) return untaxedFigure(label, lines);
  if (!known) {
    // The tax on what is sent nowhere follows its buyer.
    const explanation = isDigitalOnly(lines) ? messages.ofBuyer : messages.ofPlace;
    return { label, value: UNKNOWN, explanation };
  }
  const sum = amount(totals.tax, about);
  if (tax) {
    const explanation = messages.taxMade(rateText(tax.rate), tax.place);
    return { label, ...sum, explanation, parts: lines.map(taxPart(tax.rate)) };
  }
  const untaxed = [...new Set(lines.filter((line) => !isTaxed(line)).map(({ title }) => title))];
  const explanation =
    untaxed.length > 0
      ? messages.taxOrderedBut(listed(untaxed.map(messages.title)))
      : messages.taxOrdered;
  return { label, ...sum, explanation };
}

/** Gift options and personalization, where they cost something; with a discount the latter is waived (decision 009). */
function extraRows(totals: OrderTotals, lines: SummaryLine[], about: About): SummaryRow[] {
  const rows: SummaryRow[] = [];
  if (totals.gift_options > 0) {
    rows.push({
      label: messages.giftOptions,
      ...amount(totals.gift_options, about),
      explanation: messages.giftOptionsMade,
      parts: giftParts(lines),
    });
  }
  if (totals.personalization > 0) {
    const waived = totals.discount > 0;
    rows.push({
      label: messages.personalization,
      ...amount(totals.personalization, about),
      explanation: messages.personalizationMade,
      parts: personalizationParts(lines),
      ...(waived && { waived, note: messages.waived }),
    });
  }
  return rows;
}

/** What is taken off; where that waives a fee, it is said here too, because the total falls by both (decision 009). */
function discountRows(
  { discount, personalization }: OrderTotals,
  about: About,
  code?: string,
): SummaryRow[] {
  if (discount === 0) return [];
  const off = formatUsd(discount);
  const made = messages.discountMade(off, formatUsd(0));
  return [
    {
      label: messages.discount,
      value: messages.less(off),
      ...(about && { about: messages.less(about(discount)) }),
      ...(personalization > 0 && {
        note: messages.alsoWaived(formatUsd(personalization)),
      }),
      explanation: code ? messages.code(code, made) : made,
    },
  ];
}

/** The rows of an order from the subtotal down, each with how it was made; what is nought is left out. */
export function orderRows(totals: OrderTotals, sources: SummarySources): SummaryRow[] {
  const { lines, delivery, known, discountCode, about } = sources;
  const rows: SummaryRow[] = [{ ...subtotalRow(lines, about), ...amount(totals.subtotal, about) }];
  if (delivery) {
    rows.push(
      known
        ? { ...delivery, ...amount(totals.shipping, about, priceLabel) }
        : { label: delivery.label, value: UNKNOWN, explanation: messages.ofPlace },
    );
  }
  rows.push(...extraRows(totals, lines, about), taxRow(totals, sources));
  rows.push(...discountRows(totals, about, discountCode));
  return rows;
}

/** What the rows come to, and which of them it is made of. */
export function totalRow(
  label: string,
  totals: OrderTotals,
  rows: SummaryRow[],
  about?: About,
): SummaryRow {
  const charged = rows
    .filter(
      ({ label, value, waived }) => !waived && label !== messages.discount && value !== UNKNOWN,
    )
    .map(({ label }, place) => (place === 0 ? label : label.toLowerCase()));
  const sum =
    charged.length > 1
      ? messages.together(listed(charged))
      : messages.alone(`${charged[0]?.toLowerCase()}`);
  const made = totals.discount > 0 ? messages.lessDiscount(sum) : sum;
  return { label, ...amount(totals.total, about), explanation: `${made}.` };
}

/** What a total is called while the place is not known: it says what it leaves out. */
export function openTotalLabel(lines: SummaryLine[]): string {
  const open = [
    ...(isDigitalOnly(lines) ? [] : [messages.open.delivery]),
    ...(isTaxByPlace(lines) ? [messages.open.tax] : []),
  ];
  return open.length > 0 ? messages.soFar(listed(open)) : messages.total;
}

/** What an order comes to: by this name once its place is known, and by one that says what is left out until then. */
export function totalByPlace(
  place: { name: string; known: boolean } & Pick<SummarySources, 'lines' | 'about'>,
  totals: OrderTotals,
  rows: SummaryRow[],
): SummaryRow {
  const { name, known, lines, about } = place;
  const open = openTotalLabel(lines);
  return { ...totalRow(known ? name : open, totals, rows, about), room: open };
}
