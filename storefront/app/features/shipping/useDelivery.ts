import type { Location } from '@otzar/contract/location';
import type { ShippingOptions } from '@otzar/contract/shipping';
import { useSetAtom } from 'jotai/react';
import { useState } from 'react';
import { CallFailed } from '../../platform/call-failed.ts';
import { useShopperValue } from '../../platform/shopper-value.ts';
import { changePlaceAtom, ratesStatusAtom } from './place.ts';
import { locationModule, ratesModule, type SavedRates } from './place-modules.ts';

/** How far the shop knows when something can be with this shopper. */
export type Delivery =
  | { status: 'unknown' | 'loading' }
  | { status: 'ready'; zip: string; options: ShippingOptions; askedAt: number }
  | { status: 'nowhere' | 'failed'; zip: string };

function deliveryOf(zip: string, rates: SavedRates | null, failed: boolean): Delivery {
  if (rates?.zip === zip) {
    const { options, askedAt } = rates;
    return options ? { status: 'ready', zip, options, askedAt } : { status: 'nowhere', zip };
  }
  return failed ? { status: 'failed', zip } : { status: 'loading' };
}

/**
 * When something can be with this shopper, and the way to name another place.
 * @param productId the product it is about; null for the whole bag
 */
export function useDelivery(productId: number | null) {
  const location = useShopperValue(locationModule.atom, undefined);
  const rates = useShopperValue(ratesModule.atom, undefined);
  const status = useShopperValue(ratesStatusAtom, 'idle');
  const change = useSetAtom(changePlaceAtom);
  const [refused, setRefused] = useState<{ zip: string; status: 'nowhere' | 'failed' }>();

  async function changePlace(place: { zip: string; country?: string }): Promise<Location> {
    setRefused(undefined);
    try {
      return await change(place, productId);
    } catch (failure) {
      const known = failure instanceof CallFailed && failure.status >= 400 && failure.status < 500;
      setRefused({ zip: place.zip, status: known ? 'nowhere' : 'failed' });
      throw failure;
    }
  }

  const zip = location?.zip ?? '';
  const delivery: Delivery =
    refused ??
    (zip === '' ? { status: 'unknown' } : deliveryOf(zip, rates ?? null, status === 'failed'));
  return { location: location ?? null, delivery, changePlace };
}
