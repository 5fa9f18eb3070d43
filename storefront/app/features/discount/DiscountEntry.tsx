import type { BagLine } from '@otzar/contract/bag';
import { DiscountField } from '@otzar/design-system/widgets/DiscountField';
import { hasNothingFor, missingCents, takenOffCents } from '@otzar/domain/discount';
import { type Cents, formatUsd, toUsd } from '@otzar/domain/money';
import { useDiscountEntry } from './useDiscountEntry.ts';

interface DiscountEntryProps {
  lines: BagLine[];
  /** What delivery costs as far as it is known: a code for free shipping takes that off. */
  shippingCents: Cents;
}

/** The discount code of this bag, and what it takes off now. */
export function DiscountEntry({ lines, shippingCents }: DiscountEntryProps) {
  const { discount, value, error, busy, apply, change, remove } = useDiscountEntry(lines);
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
    if (missing > 0) return `nothing yet: ${formatUsd(toUsd(missing))} more are needed`;
    if (hasNothingFor(discount, lines)) return 'nothing: your bag has nothing that it is for';
    if (discount.kind === 'free_shipping') return 'the cost of delivery';
    return formatUsd(toUsd(takenOffCents(discount, lines, shippingCents)));
  }
}
