import type { Country } from '@otzar/contract/country';
import type { Location } from '@otzar/contract/location';
import { DeliveryEstimate } from '@otzar/design-system/widgets/catalogue/DeliveryEstimate';
import { useState } from 'react';
import { CallFailed } from '../../platform/call-failed.ts';
import { useDelivery } from './useDelivery.ts';

interface PlaceEstimateProps {
  countries: Country[];
  /** What depends on the place: nothing but tax where nothing is sent. */
  estimates: 'delivery and tax' | 'delivery' | 'tax';
  /** Told the place once the shop has taken it. */
  onPlace: (location: Location) => void;
}

/** Lets the shopper say where the bag would go. */
export function PlaceEstimate({ countries, estimates, onPlace }: PlaceEstimateProps) {
  const { location, delivery, changePlace } = useDelivery(null);
  const [busy, setBusy] = useState(false);
  const [errors, setErrors] = useState<{ zip?: string; country?: string }>({});

  async function choose(place: { zip: string; country: string }): Promise<void> {
    setBusy(true);
    setErrors({});
    try {
      onPlace(await changePlace(place));
    } catch (failure) {
      const { fields = {}, message } =
        failure instanceof CallFailed ? failure : { message: 'Please try again.' };
      const { zipCode, country } = fields;
      setErrors({ zip: zipCode ?? (country ? undefined : message), country });
    } finally {
      setBusy(false);
    }
  }

  return (
    <DeliveryEstimate
      place={{ zip: location?.zip ?? '', country: location?.country.value ?? 'US' }}
      countries={countries}
      estimates={estimates}
      unserved={estimates !== 'tax' && delivery.status === 'nowhere'}
      errors={errors}
      busy={busy}
      onPlace={(place) => void choose(place)}
    />
  );
}
