import { formatUsd } from '@otzar/domain/money';
import { type Atom, atom } from 'jotai/vanilla';
import { useShopperValue } from './shopper-value.ts';

/** How prices are written for this shopper. */
export interface Prices {
  /** A price in dollars as the shopper reads it. */
  format: (usd: number) => string;
  /** A sum as it is charged: dollars and, where the shopper reads another currency, about what that is. */
  both: (usd: number) => string;
  /** The second half of that alone; none where prices are read in dollars. */
  about?: (usd: number) => string;
  /** What is paid for a price in dollars, in words, where it is shown in another currency. */
  charged?: (usd: number) => string;
}

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
