import { listCurrencies } from '@otzar/contract/currency';
import { shownCurrency } from '@otzar/domain/currency';
import { atom, type WritableAtom } from 'jotai/vanilla';
import { currenciesAtom, currencyModule } from '../../platform/currency.ts';
import { handleFailure } from '../../platform/failed-calls.ts';
import { call } from '../../platform/http.ts';
import { tryLater } from '../../platform/recovery.ts';

const triesAtom = atom(0);

/** Asks for the currencies; a failure is only logged (specification, section 8), and asked again after a while. */
export const loadCurrenciesAtom: WritableAtom<null, [], Promise<void>> = atom(
  null,
  async (get, set) => {
    try {
      const list = await call(listCurrencies);
      set(currenciesAtom, list);
      // The next visit begins at today's rate, and without a currency that is gone.
      if (get(currencyModule.atom)) {
        await set(currencyModule.atom, (kept) => kept && shownCurrency(list, kept));
      }
    } catch (error) {
      handleFailure('listCurrencies', error, true);
      set(triesAtom, (tries) => tries + 1);
      tryLater(error, get(triesAtom) - 1, () => void set(loadCurrenciesAtom));
    }
  },
);
