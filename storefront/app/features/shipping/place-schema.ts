import { Location } from '@otzar/contract/location';
import { ShippingOptions } from '@otzar/contract/shipping';
import * as v from 'valibot';
import type { SavedRates } from './place-modules.ts';

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
