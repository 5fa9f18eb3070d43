import { listCountriesExamples } from '@otzar/contract/country.examples';
import type { Location } from '@otzar/contract/location';
import { readLocationExamples } from '@otzar/contract/location.examples';
import type { ShippingOptions } from '@otzar/contract/shipping';
import { readShippingExamples } from '@otzar/contract/shipping.examples';
import { placeProblem, usRegionOf } from '@otzar/domain/places';
import { isTerritory } from '@otzar/domain/regions';
import { refuse, refuseFields } from './serve.ts';

/** Ways of delivery to a place, its country by its two-letter code. */
export const shippingTo = (country: string, postalCode: string): ShippingOptions => {
  const { default: mainland, abroad, military, neighborhood, territory } = readShippingExamples;
  const region = usRegionOf(country, postalCode);
  if (region === null) return abroad;
  if (['AA', 'AE', 'AP'].includes(region)) return military;
  if (isTerritory(region)) return territory;
  return postalCode.startsWith(readLocationExamples.neighborhood.zip) ? neighborhood : mainland;
};

/**
 * Where a zip code is; the country is a code or a label. An empty zip code is taxed nowhere.
 * @param field what the zip code is called where it is asked for
 */
export const locate = (zip: string, country: string, field = 'zipCode'): Location => {
  const known = listCountriesExamples.default.find(
    ({ label, value }) => country === value || country === label,
  );
  if (!known) return refuse('unknownCountry');
  if (zip === '') return { zip, country: known, tax_rate: 0 };
  const problem = placeProblem(known.value, zip);
  if (problem) refuseFields({ [field]: problem });
  return { zip, country: known, tax_rate: shippingTo(known.value, zip).tax_rate };
};
