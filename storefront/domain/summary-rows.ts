import type { BagLine } from '@otzar/contract/bag';
import type { OrderTotals } from '@otzar/contract/order';
import { isDigitalOnly } from './bag.ts';
import { formatUsd, priceLabel, toCents, toUsd } from './money.ts';
import {
  isTaxByPlace,
  isTaxed,
  type PricedLine,
  subtotalCents,
  taxCents,
  writtenEntries,
} from './totals.ts';

/** What the rows need to know of a line to say what it adds to them. */
export type SummaryLine = PricedLine & Pick<BagLine, 'title' | 'variation' | 'item_type'>;

/** One of the amounts that a row is the sum of. */
interface SummaryRowPart {
  /** The line's title. */
  label: string;
  /** How its amount was worked out, e.g. `2 × $16.00`. */
  detail?: string;
  /** In dollars, formatted, or why there is none. */
  value: string;
}

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

const percent = new Intl.NumberFormat('en-US', { style: 'percent', maximumFractionDigits: 4 });
const listed = new Intl.ListFormat('en-US');

const times = (quantity: number, price: number) => `${quantity} × ${formatUsd(price)}`;
const inOrder = (...words: (string | undefined)[]) => words.filter(Boolean).join(', ');

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
  label: 'Subtotal',
  ...amount(toUsd(subtotalCents(lines)), about),
  explanation: 'The price of each item times its quantity, before tax and delivery.',
  parts: lines.map((line) => ({
    label: line.title,
    detail: inOrder(line.variation, times(line.quantity, line.price)),
    value: priceLabel(toUsd(subtotalCents([line]))),
  })),
});

const giftParts = (lines: SummaryLine[]): SummaryRowPart[] =>
  lines.flatMap(({ title, gift_options }) =>
    gift_options && gift_options.price > 0
      ? [{ label: title, value: formatUsd(gift_options.price) }]
      : [],
  );

const personalizationParts = (lines: SummaryLine[]): SummaryRowPart[] =>
  lines.flatMap(({ title, quantity, personalization }) =>
    writtenEntries(personalization)
      .filter(({ price }) => price > 0)
      .map(({ label, price }) => ({
        label: title,
        detail: inOrder(label, times(quantity, price)),
        value: formatUsd(toUsd(toCents(price) * quantity)),
      })),
  );

const taxPart =
  (rate: number) =>
  (line: SummaryLine): SummaryRowPart =>
    isTaxed(line)
      ? {
          label: line.title,
          detail: `${percent.format(rate)} of ${formatUsd(toUsd(subtotalCents([line])))}`,
          value: formatUsd(toUsd(taxCents(line, rate))),
        }
      : { label: line.title, value: 'Not taxed' };

/** Stands for what is not known yet. */
const UNKNOWN = '—';

const OF_PLACE = 'We can tell as soon as we know the ZIP or postal code it goes to.';

/** Of what is sent nowhere: its tax follows its buyer. */
const OF_BUYER = 'We can tell as soon as we know the ZIP or postal code you shop from.';

/** No tax is due wherever it goes. */
const untaxedFigure = (label: string, lines: SummaryLine[]): SummaryRow => ({
  label,
  value: formatUsd(0),
  explanation: 'Nothing in it is taxed.',
  parts: lines.map(({ title }) => ({ label: title, value: 'Not taxed' })),
});

function taxRow(totals: OrderTotals, sources: SummarySources): SummaryRow {
  const { lines, tax, known, about } = sources;
  // Once an order is placed its tax is no estimate any more.
  const label = tax === null && known ? 'Tax' : 'Estimated tax';
  if (!isTaxByPlace(lines) && totals.tax === 0) return untaxedFigure(label, lines);
  if (!known)
    return { label, value: UNKNOWN, explanation: isDigitalOnly(lines) ? OF_BUYER : OF_PLACE };
  const sum = amount(totals.tax, about);
  if (tax) {
    const explanation = `${percent.format(tax.rate)} of the price, ${tax.place}, rounded on each item.`;
    return { label, ...sum, explanation, parts: lines.map(taxPart(tax.rate)) };
  }
  const untaxed = [...new Set(lines.filter((line) => !isTaxed(line)).map(({ title }) => title))];
  const except = untaxed.length > 0 ? ` Not taxed: ${listed.format(untaxed)}.` : '';
  return { label, ...sum, explanation: `Worked out on each item when you ordered.${except}` };
}

/** Gift options and personalization, where they cost something; with a discount the latter is waived (decision 009). */
function extraRows(totals: OrderTotals, lines: SummaryLine[], about: About): SummaryRow[] {
  const rows: SummaryRow[] = [];
  if (totals.gift_options > 0) {
    rows.push({
      label: 'Gift options',
      ...amount(totals.gift_options, about),
      explanation: 'Charged once for each line of your order.',
      parts: giftParts(lines),
    });
  }
  if (totals.personalization > 0) {
    const waived = totals.discount > 0;
    rows.push({
      label: 'Personalization',
      ...amount(totals.personalization, about),
      explanation: 'What was put on each item, times its quantity.',
      parts: personalizationParts(lines),
      ...(waived && { waived, note: 'Not charged in an order with a discount.' }),
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
  const named = code ? `Code ${code}: ` : '';
  return [
    {
      label: 'Discount',
      value: `−${off}`,
      ...(about && { about: `−${about(discount)}` }),
      ...(personalization > 0 && {
        note: `With it, ${formatUsd(personalization)} for personalization is not charged.`,
      }),
      explanation: `${named}${off} are taken off the figures above; an order never comes to less than ${formatUsd(0)}.`,
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
        : { label: delivery.label, value: UNKNOWN, explanation: OF_PLACE },
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
    .filter(({ label, value, waived }) => !waived && label !== 'Discount' && value !== UNKNOWN)
    .map(({ label }, place) => (place === 0 ? label : label.toLowerCase()));
  const sum =
    charged.length > 1 ? `${listed.format(charged)} together` : `The ${charged[0]?.toLowerCase()}`;
  const less = totals.discount > 0 ? ', less the discount' : '';
  return { label, ...amount(totals.total, about), explanation: `${sum}${less}.` };
}

/** What a total is called while the place is not known: it says what it leaves out. */
export function openTotalLabel(lines: SummaryLine[]): string {
  const open = [
    ...(isDigitalOnly(lines) ? [] : ['delivery']),
    ...(isTaxByPlace(lines) ? ['tax'] : []),
  ];
  return open.length > 0 ? `Total so far, before ${listed.format(open)}` : 'Total';
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
