import type { BagLine } from '@otzar/contract/bag';
import type { ShippingMethod, ShippingOptions } from '@otzar/contract/shipping';
import { isDigitalOnly } from './bag.ts';
import { type Cents, toCents, toUsd } from './money.ts';
import { subtotalCents } from './totals.ts';

/** What shipping needs to know of a line. */
export type ShippedLine = Pick<
  BagLine,
  'type' | 'item_type' | 'price' | 'quantity' | 'exclude_free_shipping'
>;

type FreeShippingRules = Pick<
  ShippingOptions,
  'free_over' | 'shipping_ids_not_excluded_from_free_shipping'
>;

const canShipFree = (method: ShippingMethod, options: FreeShippingRules): boolean =>
  options.shipping_ids_not_excluded_from_free_shipping
    .split(',')
    .some((id) => Number(id) === method.id);

/**
 * What a way of delivery costs this order, in cents; nothing without a method (pickup) or for a digital-only bag.
 * It is free when the merchandise total before savings and tax reaches the threshold, the method is one of
 * those not excluded from free shipping, and no line is excluded (specification, section 2, free-shipping terms,
 * and section 3). The specification only says that some items are excluded; here one of them makes its order pay.
 */
export const shippingCents = (
  lines: ShippedLine[],
  method: ShippingMethod | null,
  options: FreeShippingRules,
): Cents => {
  if (!method || isDigitalOnly(lines)) return 0;
  const free =
    options.free_over !== null &&
    subtotalCents(lines) >= toCents(options.free_over.free_shipping_above) &&
    canShipFree(method, options) &&
    !lines.some((line) => line.exclude_free_shipping);
  return free ? 0 : toCents(method.price);
};

/**
 * How far a bag is from free shipping: dollars still missing and the share reached, 0 to 1.
 * Null where no amount would make it free: no threshold, nothing to ship, or an excluded line.
 */
export const freeShippingProgress = (
  lines: ShippedLine[],
  threshold: number | null,
): { remaining: number; share: number } | null => {
  const hopeless = isDigitalOnly(lines) || lines.some((line) => line.exclude_free_shipping);
  if (threshold === null || lines.length === 0 || hopeless) return null;
  const goal = toCents(threshold);
  const reached = Math.min(subtotalCents(lines), goal);
  return { remaining: toUsd(goal - reached), share: goal === 0 ? 1 : reached / goal };
};
