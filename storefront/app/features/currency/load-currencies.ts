import { listCurrencies } from '@otzar/contract/currency';
import { shownCurrency } from '@otzar/domain/currency';
import { atom } from 'jotai/vanilla';
import { currenciesAtom, currencyModule } from '../../platform/currency.ts';
import { settleFailure } from '../../platform/failed-calls.ts';
import { call } from '../../platform/http.ts';

/** Asks for the currencies; a failure is only logged (specification, section 8). */
export const loadCurrenciesAtom = atom(null, async (get, set) => {
  try {
    const list = await call(listCurrencies);
    set(currenciesAtom, list);
    // The next visit begins at today's rate, and without a currency that is gone.
    if (get(currencyModule.atom)) {
      await set(currencyModule.atom, (kept) => kept && shownCurrency(list, kept));
    }
  } catch (error) {
    settleFailure('listCurrencies', error, true);
  }
});
