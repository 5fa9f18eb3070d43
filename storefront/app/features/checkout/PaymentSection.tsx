import { Button } from '@otzar/design-system/components/Button';
import { CardForm } from '@otzar/design-system/widgets/checkout/CardForm';
import { ReviewSection } from '@otzar/design-system/widgets/checkout/ReviewSection';
import * as messages from '#messages/features/checkout';
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
          testHint={messages.testCards}
        />
        {saved?.keep}
      </>
    );
  }
  if (saved?.chosen) return saved.choice;
  return (
    <ReviewSection title={messages.payment}>
      <p>{messages.cardEnding(creditInfo.brand, creditInfo.last_four)}</p>
      <Button intent="quiet" onClick={() => form.merge({ creditInfo: null })}>
        {messages.anotherCard}
      </Button>
    </ReviewSection>
  );
}
