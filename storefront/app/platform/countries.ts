import { type Country, listCountries } from '@otzar/contract/country';
import { atom } from 'jotai/vanilla';
import { settleFailure } from './failed-calls.ts';
import { call } from './http.ts';

/** What is offered before the list has come, and if it never does. */
export const onlyHome: Country[] = [{ label: 'United States', value: 'US' }];

/** Where parcels can be sent to, as far as is known. */
export const countriesAtom = atom(onlyHome);

const comingAtom = atom<Promise<void> | null>(null);

/** Asks for the countries, once; a failure is only logged (specification, section 8), and asked again by the next. */
export const loadCountriesAtom = atom(null, (get, set): Promise<void> => {
  const under = get(comingAtom);
  if (under) return under;
  const coming = call(listCountries).then(
    (list) => set(countriesAtom, list),
    (failure: unknown) => {
      set(comingAtom, null);
      settleFailure('listCountries', failure, true);
    },
  );
  set(comingAtom, coming);
  return coming;
});
