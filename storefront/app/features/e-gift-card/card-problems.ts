import { EGiftCard } from '@otzar/contract/e-gift-card';
import type { EGiftCardValues } from '@otzar/design-system/widgets/EGiftCardForm';
import { deliverOnProblem } from '@otzar/domain/e-gift-card';
import * as v from 'valibot';

/** A card that may be ordered, or a sentence for each field at fault. */
export function checkCard(
  values: EGiftCardValues,
  now: Date,
): { card: EGiftCard } | { errors: Record<string, string> } {
  const deliver_on = values.deliver_on || null;
  const checked = v.safeParse(EGiftCard, { ...values, deliver_on });
  const errors: Record<string, string> = {};
  for (const issue of checked.issues ?? []) errors[String(issue.path?.[0]?.key)] ??= issue.message;
  const late = deliverOnProblem(deliver_on, now);
  if (late) errors.deliver_on ??= late;
  return checked.success && !late ? { card: checked.output } : { errors };
}
