import { EGiftCard } from '@otzar/contract/e-gift-card';
import type { EGiftCardValues } from '@otzar/design-system/widgets/catalogue/EGiftCardForm';
import { deliverOnProblem } from '@otzar/domain/e-gift-card';
import * as v from 'valibot';
import { complaints } from '../../platform/complaints.ts';

/** A card that may be ordered, or a sentence for each field at fault. */
export function checkCard(
  values: EGiftCardValues,
  now: Date,
): { card: EGiftCard } | { errors: Partial<Record<string, string>> } {
  const typed = { ...values, deliver_on: values.deliver_on || null };
  const errors = complaints(EGiftCard, typed);
  const late = deliverOnProblem(typed.deliver_on, now);
  if (late) errors.deliver_on ??= late;
  return Object.keys(errors).length === 0 ? { card: v.parse(EGiftCard, typed) } : { errors };
}
