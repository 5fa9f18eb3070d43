import { formatUsd } from '@otzar/domain/money';
import { type Atom, atom } from 'jotai/vanilla';
import type { Prices } from './price-format.ts';
import { useShopperValue } from './shopper-value.ts';

const inDollars: Prices = { format: formatUsd, both: formatUsd };

/** The prices in a currency come once a page that shows any is awake, not with its first load. */
const inCurrency = atom<Atom<Prices> | null>(null);
inCurrency.onMount = (set) => {
  import('./currency.ts').then(
    ({ pricesAtom }) => set(pricesAtom),
    () => undefined,
  );
};

const shown = atom((get) => {
  const arrived = get(inCurrency);
  return arrived ? get(arrived) : inDollars;
});

/** Prices in the currency that this shopper chose; the server and the first render know dollars alone. */
export const usePrices = (): Prices => useShopperValue(shown, inDollars);
