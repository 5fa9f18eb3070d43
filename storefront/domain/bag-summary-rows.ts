import type { OrderTotals } from '@otzar/contract/order';
import { messages } from '#messages/bag-summary-rows';
import { isDigitalOnly } from './bag.ts';
import type { Cents } from './money.ts';
import type { SummaryLine } from './summary-parts.ts';
import { type About, orderRows, type SummaryRow, totalByPlace } from './summary-rows.ts';
import { orderTotals } from './totals.ts';

/** What is known of where a bag would go. */
export interface BagEstimate {
  /** What the cheapest way there costs, and its name and day. */
  shippingCents: Cents;
  way: string;
  taxRate: number;
  /** The place in words, e.g. `to 11201`. */
  place: string;
}

const nowhereYet: BagEstimate = { shippingCents: 0, way: '', taxRate: 0, place: '' };

/** The discount on a bag: its code, and what it takes off once it is known what delivery costs. */
export interface BagDiscount {
  code: string;
  takenOffCents: (shippingCents: Cents) => Cents;
}

/** The figures of a bag and what it comes to: the whole cost where the place is known, else what is sure. */
export function bagSummaryRows(
  lines: SummaryLine[],
  estimate: BagEstimate | null,
  discount: BagDiscount | null,
  about?: About,
): { totals: OrderTotals; rows: SummaryRow[]; total: SummaryRow } {
  const { shippingCents, way, taxRate, place } = estimate ?? nowhereYet;
  const discountCents = discount?.takenOffCents(shippingCents) ?? 0;
  const totals = orderTotals({ lines, taxRate, shippingCents, discountCents });
  const known = estimate !== null;
  const rows = orderRows(totals, {
    lines,
    about,
    known,
    delivery: isDigitalOnly(lines) ? null : { label: messages.delivery, explanation: way },
    tax: { rate: taxRate, place },
    discountCode: discount?.code,
  });
  return {
    totals,
    rows,
    total: totalByPlace({ name: messages.estimatedTotal, known, lines, about }, totals, rows),
  };
}
