import type { BagLine } from '@otzar/contract/bag';
import type { Discount } from '@otzar/contract/discount';
import { isDigitalOnly } from '@otzar/domain/bag';
import { deliveryDateText } from '@otzar/domain/delivery';
import { thresholdText } from '@otzar/domain/free-shipping';
import { formatUsd } from '@otzar/domain/money';
import { shippingCents } from '@otzar/domain/shipping';
import type { About, SummarySources } from '@otzar/domain/summary-rows';
import { brand } from '../../brand.ts';
import type { SavedCheckout } from './checkout-module.ts';
import { chosenMethod, type Rates } from './summary-rows.ts';
import { isPickup } from './useCheckoutForm.ts';

/** Where the order goes, as the shopper typed it. */
const postalCodeOf = (kept: SavedCheckout) =>
  (kept.draft.address.postal_code || kept.shippingInfo?.postal_code || '').trim();

function deliveryWords(lines: BagLine[], kept: SavedCheckout, rates: Rates | null): string {
  if (isPickup(kept)) return `You pick it up at ${brand.address.join(', ')}: nothing is charged.`;
  const method = chosenMethod(kept, rates);
  if (!method || !rates?.options) return 'Choose a shipping method to see what it costs.';
  const way = `${method.name} delivery to ${postalCodeOf(kept)}, arriving ${deliveryDateText(method.estimated_arrival)}.`;
  const { free_over } = rates.options;
  const free = method.price > 0 && shippingCents(lines, method, rates.options) === 0;
  return free && free_over
    ? `${way} It costs ${formatUsd(method.price)}, and is free because your items come to ${thresholdText(free_over.free_shipping_above)} or more.`
    : way;
}

function taxPlace(kept: SavedCheckout, digitalOnly: boolean): string {
  if (digitalOnly) return `for somebody in ${postalCodeOf(kept)}`;
  return isPickup(kept)
    ? `at our shop in ${brand.postalCode}, where you pick it up`
    : `for delivery to ${postalCodeOf(kept)}`;
}

/** From what the figures of this checkout are made, as far as it is known. */
export function summarySources(
  lines: BagLine[],
  kept: SavedCheckout,
  rates: Rates | null,
  discount: Discount | null,
  about: About,
): SummarySources {
  const digitalOnly = isDigitalOnly(lines);
  return {
    lines,
    about,
    known: rates !== null,
    delivery: digitalOnly
      ? null
      : {
          label: isPickup(kept) ? 'Pickup' : 'Delivery',
          explanation: deliveryWords(lines, kept, rates),
        },
    tax: { rate: rates?.taxRate ?? 0, place: taxPlace(kept, digitalOnly) },
    discountCode: discount?.code,
  };
}
