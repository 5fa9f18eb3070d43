import { usDollar } from '@otzar/domain/currency';
import * as messages from '#messages/features/currency';
import { shownCurrencyAtom } from '../../platform/currency.ts';
import { useShopperValue } from '../../platform/shopper-value.ts';

/** What whoever chose another currency must know of an order's figures; nothing for others. */
export function usePaidInDollars(): string | undefined {
  const { currency } = useShopperValue(shownCurrencyAtom, usDollar);
  return currency === usDollar.currency ? undefined : messages.youPayInDollars(currency);
}
