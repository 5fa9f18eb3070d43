import type { Currency } from '@otzar/contract/currency';
import { listCurrenciesExamples } from '@otzar/contract/currency.examples';
import { formatIn, usDollar } from '@otzar/domain/currency';
import { cloneElement, isValidElement } from 'react';

/** The currencies of the toolbar: those of the contract's example. */
export const currencies: readonly Currency[] = listCurrenciesExamples.default;

/** The currency that the toolbar is set to, with its rate. */
export const currencyNamed = (code: string): Currency =>
  currencies.find(({ currency }) => currency === code) ?? usDollar;

const dollars = /^\$([\d,]+\.\d\d)$/;

function wordsIn(currency: Currency, words: string): string {
  if (words === '$') return currency.symbol || words;
  const [, amount] = dollars.exec(words) ?? [];
  return amount ? formatIn(currency, Number(amount.replaceAll(',', ''))) : words;
}

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

function shown(currency: Currency, value: unknown): unknown {
  if (typeof value === 'string') return wordsIn(currency, value);
  if (Array.isArray(value)) return value.map((one) => shown(currency, one));
  if (isValidElement<object>(value)) {
    return cloneElement(value, inCurrency(currency, value.props));
  }
  return isPlain(value) ? inCurrency(currency, value) : value;
}

/**
 * A story's arguments as the shop would make them in another currency: each that is an amount in dollars
 * and nothing else, or their sign alone, also within lists and elements. Stories ask for it with
 * `parameters: { prices: 'shown' }`; what is paid stays in dollars.
 */
export const inCurrency = <Args extends object>(currency: Currency, args: Args): Args =>
  Object.fromEntries(
    Object.entries(args).map(([name, arg]) => [name, shown(currency, arg)]),
  ) as Args;
