import type { Country } from '@otzar/contract/country';
import type { Location } from '@otzar/contract/location';
import { DeliveryEstimate } from '@otzar/design-system/widgets/catalogue/DeliveryEstimate';
import { useSubmit } from '../../platform/useSubmit.ts';
import { useDelivery } from './useDelivery.ts';

interface PlaceEstimateProps {
  countries: Country[];
  /** What depends on the place: nothing but tax where nothing is sent. */
  estimates: 'deliveryAndTax' | 'delivery' | 'tax';
  /** Told the place once the shop has taken it. */
  onPlace: (location: Location) => void;
}

/** Lets the shopper say where the bag would go. */
export function PlaceEstimate({ countries, estimates, onPlace }: PlaceEstimateProps) {
  const { location, delivery, changePlace } = useDelivery(null);
  const { submit, errors, failure, busy, setErrors } = useSubmit({
    zipCode: 'zip',
    country: 'country',
  });

  return (
    <DeliveryEstimate
      place={{ zip: location?.zip ?? '', country: location?.country.value ?? 'US' }}
      countries={countries}
      estimates={estimates}
      unserved={estimates !== 'tax' && delivery.status === 'nowhere'}
      errors={{ zip: errors.zip ?? failure, country: errors.country }}
      busy={busy}
      onChange={() => setErrors({})}
      onPlace={(place) => void submit(async () => onPlace(await changePlace(place)))}
    />
  );
}
