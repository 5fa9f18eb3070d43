import type { BagLine } from '@otzar/contract/bag';
import type { ShippingMethod, ShippingOptions } from '@otzar/contract/shipping';
import type { ShippingWay } from '@otzar/design-system/widgets/checkout/ShippingChooser';
import { deliveryDateText } from '@otzar/domain/delivery';
import { thresholdText } from '@otzar/domain/free-shipping';
import { priceLabel, toCents, toUsd } from '@otzar/domain/money';
import { shippingCents } from '@otzar/domain/shipping';
import { subtotalCents } from '@otzar/domain/totals';
import * as messages from '#messages/features/checkout';

function tagOf({ id }: ShippingMethod, { cheapest, fastest }: ShippingOptions): string | undefined {
  if (cheapest.id === fastest.id) return undefined;
  if (id === cheapest.id) return messages.cheapest;
  return id === fastest.id ? messages.fastest : undefined;
}

function noteOf(
  lines: BagLine[],
  method: ShippingMethod,
  options: ShippingOptions,
): string | undefined {
  const freeOver = options.free_over;
  if (!freeOver || method.price === 0) return undefined;
  const threshold = freeOver.free_shipping_above;
  if (shippingCents(lines, method, options) === 0)
    return messages.freeOver(thresholdText(threshold));
  const excluded =
    method.id === freeOver.id &&
    subtotalCents(lines) >= toCents(threshold) &&
    lines.some((line) => line.exclude_free_shipping);
  return excluded ? messages.notFreeThisTime : undefined;
}

/** The ways an order can travel, as the shopper chooses among them, each with its day, cost and why. */
export const shippingWays = (
  lines: BagLine[],
  options: ShippingOptions,
  format?: (usd: number) => string,
): ShippingWay[] =>
  options.methods.map((method) => ({
    value: String(method.id),
    title: method.name,
    description: messages.arrives(deliveryDateText(method.estimated_arrival)),
    price: priceLabel(toUsd(shippingCents(lines, method, options)), format),
    tag: tagOf(method, options),
    note: noteOf(lines, method, options),
  }));
