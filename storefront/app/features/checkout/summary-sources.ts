import type { BagLine } from '@otzar/contract/bag';
import type { Discount } from '@otzar/contract/discount';
import { isDigitalOnly } from '@otzar/domain/bag';
import { deliveryDateText } from '@otzar/domain/delivery';
import { thresholdText } from '@otzar/domain/free-shipping';
import { formatUsd } from '@otzar/domain/money';
import { shippingCents } from '@otzar/domain/shipping';
import type { About, SummarySources } from '@otzar/domain/summary-rows';
import * as messages from '#messages/features/checkout';
import { brand } from '../../brand.ts';
import type { SavedCheckout } from './checkout-module.ts';
import { chosenMethod, type Rates } from './summary-rows.ts';
import { isPickup } from './useCheckoutForm.ts';

/** Where the order goes, as the shopper typed it. */
const postalCodeOf = (kept: SavedCheckout) =>
  (kept.draft.address.postal_code || kept.shippingInfo?.postal_code || '').trim();

function deliveryWords(lines: BagLine[], kept: SavedCheckout, rates: Rates | null): string {
  if (isPickup(kept)) return messages.youPickUp(brand.address.join(', '));
  const method = chosenMethod(kept, rates);
  if (!method || !rates?.options) return messages.chooseMethod;
  const way = messages.wayTo(
    method.name,
    postalCodeOf(kept),
    deliveryDateText(method.estimated_arrival),
  );
  const { free_over } = rates.options;
  const free = method.price > 0 && shippingCents(lines, method, rates.options) === 0;
  return free && free_over
    ? `${way} ${messages.isFree(formatUsd(method.price), thresholdText(free_over.free_shipping_above))}`
    : way;
}

function taxPlace(kept: SavedCheckout, digitalOnly: boolean): string {
  if (digitalOnly) return messages.forSomebodyIn(postalCodeOf(kept));
  return isPickup(kept)
    ? messages.pickedUpIn(brand.postalCode)
    : messages.forDeliveryTo(postalCodeOf(kept));
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
          label: isPickup(kept) ? messages.pickup : messages.delivery,
          explanation: deliveryWords(lines, kept, rates),
        },
    tax: { rate: rates?.taxRate ?? 0, place: taxPlace(kept, digitalOnly) },
    discountCode: discount?.code,
  };
}
