import type { Location } from '@otzar/contract/location';
import { persistedAtom } from '../../platform/persisted.ts';
import { type SavedRates, savedLocation, savedRates } from './place-schema.ts';

export type { SavedRates } from './place-schema.ts';

/** Where the shopper is (specification, section 3); null while nobody has said. */
export const locationModule = persistedAtom<Location | null>({
  name: 'zipLookup',
  version: 1,
  shape: savedLocation,
});

/** The ways of delivery to where the shopper is (specification, section 3). */
export const ratesModule = persistedAtom<SavedRates | null>({
  name: 'shippingRates',
  version: 1,
  shape: savedRates,
});
