import type { OrderTotals } from '@otzar/contract/order';
import { isDigitalOnly } from './bag.ts';
import {
  type About,
  discountFigures,
  extraFigures,
  type Figure,
  type FiguredLine,
  openTotalLabel,
  orderFigures,
  subtotalFigure,
  totalFigure,
  untaxedFigure,
} from './figures.ts';
import type { Cents } from './money.ts';
import { isTaxByPlace, orderTotals } from './totals.ts';

/** What is known of where a bag would go. */
export interface BagEstimate {
  /** What the cheapest way there costs, and its name and day. */
  shippingCents: Cents;
  way: string;
  taxRate: number;
  /** The place in words, e.g. `to 11201`. */
  place: string;
}

/** The discount on a bag: its code, and what it takes off once it is known what delivery costs. */
export interface BagDiscount {
  code: string;
  takenOffCents: (shippingCents: Cents) => Cents;
}

function estimatedFigures(
  lines: FiguredLine[],
  estimate: BagEstimate,
  discount: BagDiscount | null,
  about: About,
) {
  const { shippingCents, way, taxRate, place } = estimate;
  const discountCents = discount?.takenOffCents(shippingCents) ?? 0;
  const totals = orderTotals({ lines, taxRate, shippingCents, discountCents });
  const rows = orderFigures(totals, {
    lines,
    about,
    known: true,
    delivery: isDigitalOnly(lines) ? null : { label: 'Delivery', explanation: way },
    tax: { rate: taxRate, place },
    discountCode: discount?.code,
  });
  return { totals, rows, total: totalFigure('Estimated total', totals, rows, about) };
}

/** What is left open until the place is known, in one line. */
function atCheckout(lines: FiguredLine[]): Figure[] {
  const taxed = isTaxByPlace(lines);
  if (!isDigitalOnly(lines)) {
    return [
      {
        label: taxed ? 'Delivery and tax' : 'Delivery',
        value: 'At checkout',
        explanation: `${taxed ? 'Both depend' : 'It depends'} on where it goes, which you can say here or at checkout.`,
      },
    ];
  }
  const label = 'Estimated tax';
  if (!taxed) return [untaxedFigure(label, lines)];
  const explanation = 'It depends on where you are, which you can say here or at checkout.';
  return [{ label, value: 'At checkout', explanation }];
}

/** The figures of a bag and what it comes to: the whole cost where the place is known, else what is sure. */
export function bagFigures(
  lines: FiguredLine[],
  estimate: BagEstimate | null,
  discount: BagDiscount | null,
  about?: About,
): { totals: OrderTotals; rows: Figure[]; total: Figure } {
  if (estimate) return estimatedFigures(lines, estimate, discount, about);
  const discountCents = discount?.takenOffCents(0) ?? 0;
  const totals = orderTotals({ lines, taxRate: 0, shippingCents: 0, discountCents });
  const own = [
    subtotalFigure(lines, about),
    ...extraFigures(totals, lines, about),
    ...discountFigures(totals, about, discount?.code),
  ];
  return {
    totals,
    rows: [...own, ...atCheckout(lines)],
    total: totalFigure(openTotalLabel(lines), totals, own, about),
  };
}
