import { offeredCurrencies, usDollar } from '@otzar/domain/currency';
import { useSetAtom } from 'jotai/react';
import { atom } from 'jotai/vanilla';
import { useEffect } from 'react';
import { currenciesAtom, currencyModule, shownCurrencyAtom } from '../../platform/currency.ts';
import { useShopperValue } from '../../platform/shopper-value.ts';
import { loadCurrenciesAtom } from './load-currencies.ts';

const atFirst = [usDollar];

const offeredAtom = atom((get) => offeredCurrencies(get(currenciesAtom), get(shownCurrencyAtom)));

/** What prices can be shown in, and what they are shown in now; the list is asked for with the first use. */
export function useCurrency() {
  const offered = useShopperValue(offeredAtom, atFirst);
  const shown = useShopperValue(shownCurrencyAtom, usDollar);
  const change = useSetAtom(currencyModule.atom);
  const load = useSetAtom(loadCurrenciesAtom);
  useEffect(() => {
    void load();
  }, [load]);
  return {
    offered,
    shown,
    choose(code: string) {
      void change((kept) => offered.find(({ currency }) => currency === code) ?? kept);
    },
  };
}
