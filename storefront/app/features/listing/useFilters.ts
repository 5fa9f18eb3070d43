import type { Listing } from '@otzar/contract/listing';
import { usDollar } from '@otzar/domain/currency';
import { type Applied, appliedTo, without, withoutAll, withPrice } from '@otzar/domain/listing';
import { shownCurrencyAtom } from '../../platform/currency.ts';
import { usePrices } from '../../platform/prices.ts';
import { useShopperValue } from '../../platform/shopper-value.ts';
import { amountFrom, amountOf, symbolOf } from './price-limits.ts';

/** What moves a list, as `useListing` gives it. */
export interface ListingMoves {
  search: string;
  go: (change: (search: string) => string) => void;
}

/** What a list is held to beside its facets' options, and how a shopper changes it: for the column, the panel and the chips alike. */
export function useFilters(listing: Listing, { go }: ListingMoves) {
  const { format } = usePrices();
  const currency = useShopperValue(shownCurrencyAtom, usDollar);
  const { price } = listing;
  return {
    price: price
      ? {
          range: { min: amountOf(currency, price.min), max: amountOf(currency, price.max) },
          symbol: symbolOf(currency),
          onApply: ({ min, max }: { min?: number; max?: number }) =>
            go((now) =>
              withPrice(now, { min: amountFrom(currency, min), max: amountFrom(currency, max) }),
            ),
        }
      : undefined,
    applied: appliedTo(listing, format),
    onRemove: (filter: Pick<Applied, 'key' | 'value'>) => go((now) => without(now, filter)),
    onClearAll: () => go(withoutAll),
  };
}
