import { Button } from '@otzar/design-system/components/Button';
import { CardForm } from '@otzar/design-system/widgets/checkout/CardForm';
import { ReviewSection } from '@otzar/design-system/widgets/checkout/ReviewSection';
import type { SavedChoice } from './saved-choice.ts';
import type { CheckoutForm } from './useCheckoutForm.ts';

interface PaymentSectionProps {
  form: CheckoutForm;
  /** The cards a customer keeps; a guest keeps none. */
  saved: SavedChoice | undefined;
}

/** The card: typed once, then known by its last four digits only. */
export function PaymentSection({ form, saved }: PaymentSectionProps) {
  const { creditInfo } = form.kept;
  if (!creditInfo) {
    return (
      <>
        {saved?.choice}
        <CardForm
          values={form.card}
          errors={form.errors.card}
          onChange={form.setCard}
          testHint="This shop takes test cards only: 4242 4242 4242 4242, any later date, any three digits."
        />
        {saved?.keep}
      </>
    );
  }
  if (saved?.chosen) return saved.choice;
  return (
    <ReviewSection title="Payment">
      <p>
        {creditInfo.brand} ending in {creditInfo.last_four}
      </p>
      <Button intent="quiet" onClick={() => form.merge({ creditInfo: null })}>
        Use another card
      </Button>
    </ReviewSection>
  );
}
