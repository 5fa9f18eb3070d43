import type { BagLine } from '@otzar/contract/bag';
import { Button } from '@otzar/design-system/components/Button';
import { Message } from '@otzar/design-system/components/Message';
import { Stack } from '@otzar/design-system/components/Stack';
import { CheckoutProgress } from '@otzar/design-system/widgets/checkout/CheckoutProgress';
import { FulfilmentChooser } from '@otzar/design-system/widgets/checkout/FulfilmentChooser';
import { PickupForm } from '@otzar/design-system/widgets/checkout/PickupForm';
import { PageColumns } from '@otzar/design-system/widgets/frame/PageColumns';
import { pickupText } from '@otzar/domain/delivery';
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { brand } from '../../brand.ts';
import { DeliverySection } from './DeliverySection.tsx';
import { EmailField } from './EmailField.tsx';
import { PaymentSection } from './PaymentSection.tsx';
import type { SavedChoice } from './saved-choice.ts';
import { checkoutSteps } from './steps.ts';
import type { Rates } from './summary-rows.ts';
import { TaxPlace } from './TaxPlace.tsx';
import { type CheckoutForm, type CheckoutNeeds, isPickup } from './useCheckoutForm.ts';

interface CheckoutScreenProps {
  form: CheckoutForm;
  needs: CheckoutNeeds;
  lines: BagLine[];
  /** Null until they are known. */
  rates: Rates | null;
  loading: boolean;
  failure?: string;
  onRetry: () => void;
  /** What a customer keeps to order with. */
  saved?: { address: SavedChoice; card: SavedChoice } | undefined;
  summary: ReactNode;
  /** What has changed of what is ordered. */
  news: ReactNode;
}

/** After a try that failed, leads to the first field with something wrong, once its message is there. */
function useFirstProblem(busy: boolean) {
  const tried = useRef<HTMLFormElement>(null);
  const lead = () => {
    const wrong = tried.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (!wrong) return;
    tried.current = null;
    wrong.focus();
  };
  useEffect(() => {
    if (!busy) lead();
  });
  return {
    onTry: (form: HTMLFormElement) => {
      tried.current = form;
      // A second try may find nothing new, and so nothing is drawn again.
      lead();
    },
    // Whoever types on after a try is not led away from where they are.
    onChange: () => {
      tried.current = null;
    },
  };
}

/** Where the order goes and how it is paid. */
export function CheckoutScreen(props: CheckoutScreenProps) {
  const { form, needs, lines, rates, summary } = props;
  const { kept, errors } = form;
  const pickup = isPickup(kept);

  const problem = useFirstProblem(form.busy);

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    void form.submit();
    problem.onTry(event.currentTarget);
  }

  return (
    <PageColumns
      title="Checkout"
      lead={<CheckoutProgress steps={checkoutSteps('checkout')} />}
      aside={summary}
    >
      {props.news}
      <form noValidate onSubmit={submit} onChange={problem.onChange}>
        <Stack>
          <EmailField form={form} guest={!props.saved} />
          {!needs.digitalOnly && (
            <FulfilmentChooser
              value={pickup ? 'pickup' : 'delivery'}
              deliveryText="To your door, with a date you can rely on."
              pickupText={`At ${brand.address.join(', ')}. No shipping cost.`}
              onChange={(way) =>
                form.merge({ shippingType: { delivery: way === 'delivery', id: null } })
              }
            />
          )}
          {!needs.digitalOnly && !pickup && (
            <DeliverySection
              form={form}
              lines={lines}
              options={rates?.options ?? null}
              loading={props.loading}
              failure={props.failure}
              onRetry={props.onRetry}
              saved={props.saved?.address}
            />
          )}
          {!needs.digitalOnly && pickup && (
            <PickupForm
              values={{ ...kept.draft.pickup, email: kept.draft.pickup.email || kept.draft.email }}
              errors={errors.pickup}
              onChange={form.setPickup}
              storeAddress={brand.address.join(', ')}
              pickupText={rates?.options ? `Ready ${pickupText(rates.options.pickup)}` : ''}
            />
          )}
          {needs.taxPlace && <TaxPlace form={form} />}
          {!needs.free && <PaymentSection form={form} saved={props.saved?.card} />}
          {errors.shipping && <Message tone="error">{errors.shipping}</Message>}
          {form.formError && <Message tone="error">{form.formError}</Message>}
          <Button type="submit" size="large" busy={form.busy}>
            Continue to review
          </Button>
        </Stack>
      </form>
    </PageColumns>
  );
}
