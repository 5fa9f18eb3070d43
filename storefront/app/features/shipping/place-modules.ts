import type { Location } from '@otzar/contract/location';
import type { ShippingOptions } from '@otzar/contract/shipping';
import { persistedAtom } from '../../platform/persisted.ts';
import { savedLocation, savedRates } from './place-schema.ts';

/** Where the shopper is (specification, section 3, Location); null while nobody has said. */
export const locationModule = persistedAtom<Location | null>({
  name: 'zipLookup',
  version: 1,
  shape: savedLocation,
});

/** What the shop said of delivery to a place. */
export interface SavedRates {
  zip: string;
  /** Two-letter code. */
  country: string;
  /** The product they were asked for; null for no product in particular. */
  productId: number | null;
  /** Null where nothing ships there (specification, section 8: 400 or 404). */
  options: ShippingOptions | null;
  /** When the shop's rates had last changed, as its header said; empty where it said nothing. */
  updatedAt: string;
  /** In milliseconds, by this browser's clock. */
  askedAt: number;
}

/** The ways of delivery to where the shopper is (specification, section 3, Shipping options). */
export const ratesModule = persistedAtom<SavedRates | null>({
  name: 'shippingRates',
  version: 1,
  shape: savedRates,
});
