import type { ShippingOptions } from '@otzar/contract/shipping';

type Expiring = Pick<ShippingOptions, 'fulfillment_expires' | 'store_expires'>;

/** The moment up to which shipping options hold, in milliseconds; NaN where the shop gave none that can be read. */
export const cutoffOf = ({ fulfillment_expires, store_expires }: Expiring): number =>
  Math.min(Date.parse(fulfillment_expires), Date.parse(store_expires));

/**
 * Whether the options have to be asked for again: the cutoff has passed or is invalid, and a zip code is
 * known (specification, section 4, Shipping options).
 * @param now in milliseconds
 */
export const haveExpired = (options: Expiring, zip: string, now: number): boolean =>
  zip !== '' && !(cutoffOf(options) > now);

/**
 * Whether the shop has other rates than the ones kept: what it says about them is newer than when they were
 * kept, or that cannot be read (specification, section 4, Shipping options).
 * @param said the header `shipping_updated_at` of any answer
 * @param kept what the same header said when the options were kept
 */
export const areOutdated = (said: string, kept: string): boolean =>
  Number.isNaN(Date.parse(kept)) || Date.parse(said) > Date.parse(kept);
