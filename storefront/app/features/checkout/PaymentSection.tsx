import { Button } from '@otzar/design-system/components/Button';
import { CardForm } from '@otzar/design-system/widgets/CardForm';
import { ReviewSection } from '@otzar/design-system/widgets/ReviewSection';
import type { CheckoutForm } from './useCheckoutForm.ts';

/** The card: typed once, then known by its last four digits only. */
export function PaymentSection({ form }: { form: CheckoutForm }) {
  const { creditInfo } = form.kept;
  if (!creditInfo) {
    return (
      <CardForm
        values={form.card}
        errors={form.errors.card}
        onChange={form.setCard}
        testHint="This shop takes test cards only: 4242 4242 4242 4242, any later date, any three digits."
      />
    );
  }
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
