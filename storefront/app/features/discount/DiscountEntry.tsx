import type { BagLine } from '@otzar/contract/bag';
import { DiscountField } from '@otzar/design-system/widgets/checkout/DiscountField';
import {
  type DiscountedShipping,
  discountsNothing,
  missingCents,
  nothingOff,
  takenOffCents,
} from '@otzar/domain/discount';
import { toUsd } from '@otzar/domain/money';
import * as messages from '#messages/features/discount';
import { usePrices } from '../../platform/prices.ts';
import { useDiscountEntry } from './useDiscountEntry.ts';

interface DiscountEntryProps {
  lines: BagLine[];
  /** How the bag would travel: a code for free shipping takes off what that costs. */
  way: DiscountedShipping;
}

/** The discount code of this bag, and what it takes off now. */
export function DiscountEntry({ lines, way }: DiscountEntryProps) {
  const { both } = usePrices();
  const { discount, value, error, busy, apply, change, remove } = useDiscountEntry(lines, way);
  return (
    <DiscountField
      value={value}
      onValueChange={change}
      applied={discount ? { code: discount.code, amount: amountOf() } : undefined}
      onApply={(code) => void apply(code)}
      onRemove={remove}
      error={error}
      busy={busy}
    />
  );

  function amountOf(): string {
    if (!discount) return '';
    const missing = missingCents(discount, lines);
    if (missing > 0) return messages.nothingYet(both(toUsd(missing)));
    if (discountsNothing(discount, lines)) return messages.nothingMeant;
    const reason = nothingOff(discount, lines, way);
    if (reason !== null) return messages.nothingNow(reason);
    if (discount.kind === 'free_shipping') return messages.costOfDelivery;
    return both(toUsd(takenOffCents(discount, lines, 0)));
  }
}
