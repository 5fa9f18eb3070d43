import { Location } from '@otzar/contract/location';
import { ShippingOptions } from '@otzar/contract/shipping';
import * as v from 'valibot';

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

/** Where the shopper is, as the shop last said; null until it has. */
export const savedLocation = { schema: v.nullable(Location), initial: null };

const rates: v.GenericSchema<unknown, SavedRates | null> = v.nullable(
  v.object({
    zip: v.string(),
    country: v.string(),
    productId: v.nullable(v.number()),
    options: v.nullable(ShippingOptions),
    updatedAt: v.string(),
    askedAt: v.number(),
  }),
);

/** The ways of delivery to that place, as the shop last said. */
export const savedRates = { schema: rates, initial: null };
