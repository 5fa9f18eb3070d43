import { Form } from '@otzar/design-system/components/Form';
import { Link } from '@otzar/design-system/foundations/link';
import { ContactEmail } from '@otzar/design-system/widgets/checkout/ContactEmail';
import { PickupForm } from '@otzar/design-system/widgets/checkout/PickupForm';
import { isDigitalOnly } from '@otzar/domain/bag';
import { isTaxByPlace } from '@otzar/domain/totals';
import * as messages from '#messages/features/checkout';
import { brand } from '../../brand.ts';
import { addressOfPage } from '../../platform/own-address.ts';
import { unheard } from '../../platform/plain-form.ts';
import { PlainAddress, PlainTaxPlace } from './PlainAddress.tsx';
import { orderable, type PlainCheckoutData, plainSteps } from './plain-checkout.ts';
import { asSavedCheckout } from './session-checkout.ts';

/** Who orders, and where it goes. */
export function PlainDestination(data: PlainCheckoutData) {
  const { bag, step, told } = data;
  const lines = orderable(bag);
  const { draft } = asSavedCheckout(bag.checkout);
  const digital = isDigitalOnly(lines);
  const pickup = !digital && step === 'pickup';
  const values = told?.values ?? { email: draft.email };
  const errors = told?.errors ?? {};
  return (
    <Form
      data-plain
      arrangement="sections"
      action={addressOfPage(plainSteps[step])}
      submitLabel={digital || pickup ? messages.continueToPayment : messages.continueToShipping}
    >
      <input type="hidden" name="step" value={step} />
      {!pickup && (
        <ContactEmail
          value={values.email ?? ''}
          {...(errors.email && { error: errors.email })}
          onChange={unheard}
        />
      )}
      {!digital && (
        <p>
          {pickup ? (
            <Link href={plainSteps.address}>{messages.deliverInstead}</Link>
          ) : (
            <Link href={plainSteps.pickup}>{messages.pickUpInstead}</Link>
          )}
        </p>
      )}
      {digital && isTaxByPlace(lines) && <PlainTaxPlace {...data} />}
      {!digital && !pickup && <PlainAddress {...data} />}
      {pickup && (
        <PickupForm
          values={{ ...draft.pickup, ...(told?.values ?? { email: draft.email }) }}
          errors={errors}
          onChange={unheard}
          storeAddress={brand.address.join(', ')}
          pickupText=""
        />
      )}
    </Form>
  );
}
