import type { Country } from '@otzar/contract/country';
import { useSetAtom } from 'jotai/react';
import { useEffect } from 'react';
import { countriesAtom, loadCountriesAtom, onlyHome } from '../../platform/countries.ts';
import { useShopperValue } from '../../platform/shopper-value.ts';

/** The countries of the address form; asked for with the first form that offers them. */
export function useCountries(): Country[] {
  const load = useSetAtom(loadCountriesAtom);
  useEffect(() => void load(), [load]);
  return useShopperValue(countriesAtom, onlyHome);
}
