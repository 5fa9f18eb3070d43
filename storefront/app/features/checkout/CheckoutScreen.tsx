import type { BagLine } from '@otzar/contract/bag';
import { Form } from '@otzar/design-system/components/Form';
import { CheckoutProgress } from '@otzar/design-system/widgets/checkout/CheckoutProgress';
import { FulfilmentChooser } from '@otzar/design-system/widgets/checkout/FulfilmentChooser';
import { PickupForm } from '@otzar/design-system/widgets/checkout/PickupForm';
import { PageColumns } from '@otzar/design-system/widgets/frame/PageColumns';
import { pickupText } from '@otzar/domain/delivery';
import type { ReactNode } from 'react';
import * as messages from '#messages/features/checkout';
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

/** Where the order goes and how it is paid. */
export function CheckoutScreen(props: CheckoutScreenProps) {
  const { form, needs, lines, rates, summary } = props;
  const { kept, errors } = form;
  const pickup = isPickup(kept);
  // Where nothing can be chosen yet there is no field to say so at.
  const choosable = Boolean(rates?.options?.methods.length);

  return (
    <PageColumns
      title={messages.checkout}
      lead={<CheckoutProgress steps={checkoutSteps('checkout')} />}
      aside={summary}
    >
      {props.news}
      <Form
        arrangement="sections"
        submitLabel={messages.continueToReview}
        busy={form.busy}
        failure={form.formError ?? (choosable ? undefined : errors.shipping)}
        onSubmit={() => void form.submit()}
      >
        <EmailField form={form} guest={!props.saved} />
        {!needs.digitalOnly && (
          <FulfilmentChooser
            value={pickup ? 'pickup' : 'delivery'}
            deliveryText={messages.toYourDoor}
            pickupText={messages.atOurShop(brand.address.join(', '))}
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
            pickupText={rates?.options ? messages.ready(pickupText(rates.options.pickup)) : ''}
          />
        )}
        {needs.taxPlace && <TaxPlace form={form} />}
        {!needs.free && <PaymentSection form={form} saved={props.saved?.card} />}
      </Form>
    </PageColumns>
  );
}
