import { type Country, listCountries } from '@otzar/contract/country';
import { atom, type WritableAtom } from 'jotai/vanilla';
import * as messages from '#messages/platform';
import { handleFailure } from './failed-calls.ts';
import { call } from './http.ts';
import { tryLater } from './recovery.ts';

/** What is offered before the list has come, and if it never does. */
export const onlyHome: Country[] = [{ label: messages.unitedStates, value: 'US' }];

/** Where parcels can be sent to, as far as is known. */
export const countriesAtom = atom(onlyHome);

const pendingAtom = atom<Promise<void> | null>(null);
const triesAtom = atom(0);

/**
 * Asks for the countries, once; a failure is only logged (specification, section 8), and asked again by the next, and
 * by itself: a list of one country is not all there is.
 */
export const loadCountriesAtom: WritableAtom<null, [], Promise<void>> = atom(null, (get, set) => {
  const under = get(pendingAtom);
  if (under) return under;
  const pending = call(listCountries).then(
    (list) => set(countriesAtom, list),
    (failure: unknown) => {
      set(pendingAtom, null);
      handleFailure('listCountries', failure, true);
      set(triesAtom, (tries) => tries + 1);
      tryLater(failure, get(triesAtom) - 1, () => void set(loadCountriesAtom));
    },
  );
  set(pendingAtom, pending);
  return pending;
});
