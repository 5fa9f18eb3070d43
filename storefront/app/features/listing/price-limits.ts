import type { Currency } from '@otzar/contract/currency';
import { amountIn, usDollar } from '@otzar/domain/currency';

/** A limit in dollars, in the currency that prices are shown in; undefined where it is open. */
export const amountOf = (currency: Currency, usd: number | null): number | undefined =>
  usd === null ? undefined : amountIn(currency, usd);

/** A limit as it was typed, in dollars with four decimals, so that it reads the same when it is shown again. */
export const amountFrom = ({ rate }: Currency, typed: number | undefined): number | null =>
  typed === undefined ? null : Math.round((typed / rate) * 10_000) / 10_000;

/** What stands before a limit: the built-in dollar has no symbol of its own. */
export const symbolOf = ({ currency, symbol }: Currency): string =>
  currency === usDollar.currency ? '$' : symbol || currency;
