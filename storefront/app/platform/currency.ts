import type { Currency } from '@otzar/contract/currency';
import { bothIn, formatIn, shownCurrency, usDollar } from '@otzar/domain/currency';
import { formatUsd } from '@otzar/domain/money';
import { atom } from 'jotai/vanilla';
import * as messages from '#messages/platform';
import { savedCurrency } from './currency-schema.ts';
import { persistedAtom } from './persisted.ts';
import type { Prices } from './price-format.ts';

/**
 * The currency that was chosen, with the rate it had: prices are shown in it before today's rates have
 * come, and when they never do. Null for none.
 */
export const currencyModule = persistedAtom<Currency | null>({
  name: 'currency',
  version: 1,
  shape: savedCurrency,
});

/** The shop's currencies at today's rates; empty until they have come. */
export const currenciesAtom = atom<Currency[]>([]);

/** What prices are shown in. */
export const shownCurrencyAtom = atom((get) =>
  shownCurrency(get(currenciesAtom), get(currencyModule.atom) ?? null),
);

/** Prices in that currency. What is charged stays in dollars, and is said beside it. */
export const pricesAtom = atom((get): Prices => {
  const currency = get(shownCurrencyAtom);
  if (currency.currency === usDollar.currency) return { format: formatUsd, both: formatUsd };
  const format = (usd: number) => formatIn(currency, usd);
  return {
    format,
    both: (usd) => bothIn(currency, usd),
    about: format,
    charged: (usd) => messages.youPay(formatUsd(usd)),
  };
});
