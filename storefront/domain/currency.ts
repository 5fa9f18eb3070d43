import type { Currency } from '@otzar/contract/currency';
import { messages } from '#messages/currency';
import { amountText, formatUsd, priceLabel, roundHalfUp, toCents } from './money.ts';

/** The built-in entry (specification, section 3): what is paid, and what prices are shown in until another is chosen. */
export const usDollar: Currency = {
  currency: 'USD',
  get name() {
    return messages.usDollar;
  },
  rate: 1,
  symbol: '',
};

/**
 * The currency that prices are shown in (specification, section 4, Currency): the chosen one at the list's
 * rate; US Dollar where none is chosen, or where the list no longer has it. Until a list has come, which is
 * never an empty one, the chosen one counts as it was kept.
 */
export function shownCurrency(list: readonly Currency[], chosen: Currency | null): Currency {
  if (list.length === 0) return chosen ?? usDollar;
  return list.find(({ currency }) => currency === chosen?.currency) ?? usDollar;
}

/** What a price in dollars comes to: price times rate to 2 decimals, rounded half up (specification, section 9). */
export const amountIn = ({ rate }: Currency, usd: number): number =>
  roundHalfUp(toCents(usd) * rate) / 100;

/** A price in dollars as a person reads it in a currency, e.g. `₪91.07`; one without a symbol goes by its code. */
export function formatIn(shown: Currency, usd: number): string {
  const { currency, symbol } = shown;
  // Dollars are what is paid, so no rate that comes along may change them.
  if (currency === usDollar.currency) return formatUsd(usd);
  return `${symbol || `${currency} `}${amountText(toCents(amountIn(shown, usd)))}`;
}

/**
 * A sum in dollars as whoever reads prices in a currency is told it: what is charged first, and about what that
 * is, e.g. `$27.00, about ₪98.55`. Sums are added up in cents and converted once: three prices, each rounded by
 * itself, would miss by a hundredth or two.
 */
export const bothIn = (shown: Currency, usd: number): string =>
  shown.currency === usDollar.currency
    ? formatUsd(usd)
    : messages.both(formatUsd(usd), formatIn(shown, usd));

/** The price in a currency, or "Free" when it is not above 0 (specification, section 9). */
export const priceLabelIn = (shown: Currency, usd: number): string =>
  priceLabel(usd, (amount) => formatIn(shown, amount));

/** What a shopper can choose from: the dollar first, and what is chosen even before the list has come. */
export const offeredCurrencies = (list: readonly Currency[], shown: Currency): Currency[] => [
  usDollar,
  ...(list.length > 0 ? list : [shown]).filter(({ currency }) => currency !== usDollar.currency),
];
