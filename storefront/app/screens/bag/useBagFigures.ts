import type { BagLine } from '@otzar/contract/bag';
import { bagSummaryRows } from '@otzar/domain/bag-summary-rows';
import { takenOffCents } from '@otzar/domain/discount';
import { useAtomValue } from 'jotai/react';
import { discountModule } from '../../features/discount/discount-module.ts';
import { useBagEstimate } from '../../features/shipping/useBagEstimate.ts';
import { usePrices } from '../../platform/prices.ts';

/** What a bag comes to with its discount, and what its delivery is estimated at; null while nobody knows where it goes. */
export function useBagFigures(lines: BagLine[]) {
  const estimate = useBagEstimate(lines);
  const discount = useAtomValue(discountModule.atom) ?? null;
  const { about } = usePrices();
  const figures = bagSummaryRows(
    lines,
    estimate,
    discount && {
      code: discount.code,
      takenOffCents: (shipping) => takenOffCents(discount, lines, shipping),
    },
    about,
  );
  return { figures, estimate };
}
