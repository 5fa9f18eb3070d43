import { Button } from '@otzar/design-system/components/Button';
import { Message } from '@otzar/design-system/components/Message';
import { Stack } from '@otzar/design-system/components/Stack';
import { Link } from '@otzar/design-system/foundations/link';
import { CheckoutProgress } from '@otzar/design-system/widgets/checkout/CheckoutProgress';
import { ContactEmail } from '@otzar/design-system/widgets/checkout/ContactEmail';
import { OrderSummary } from '@otzar/design-system/widgets/checkout/OrderSummary';
import { PickupForm } from '@otzar/design-system/widgets/checkout/PickupForm';
import { PageColumns } from '@otzar/design-system/widgets/frame/PageColumns';
import { isDigitalOnly } from '@otzar/domain/bag';
import { orderRows, totalByPlace } from '@otzar/domain/summary-rows';
import { isTaxByPlace } from '@otzar/domain/totals';
import { brand } from '../../brand.ts';
import { PlainForm } from '../../platform/PlainForm.tsx';
import { unheard } from '../../platform/plain-form.ts';
import { PlainAddress, PlainTaxPlace } from './PlainAddress.tsx';
import { PlainPayment } from './PlainPayment.tsx';
import { orderable, type PlainCheckoutData, plainSteps } from './plain-checkout.ts';
import { asSavedCheckout } from './session-checkout.ts';
import { checkoutSteps } from './steps.ts';
import { summaryRowsOf } from './summary-rows.ts';
import { summarySources } from './summary-sources.ts';

/** The checkout as the server draws it where no scripts run: first where it goes, then how it is sent and paid. */
export function PlainCheckout(data: PlainCheckoutData) {
  const { bag, rates, step, told } = data;
  const lines = orderable(bag);
  const kept = asSavedCheckout(bag.checkout);
  const totals = summaryRowsOf(lines, kept, rates, null);
  const rows = orderRows(totals, summarySources(lines, kept, rates, null, undefined));
  const total = totalByPlace({ name: 'Total', known: rates !== null, lines }, totals, rows);
  return (
    <PageColumns
      title="Checkout"
      lead={<CheckoutProgress steps={checkoutSteps('checkout')} />}
      aside={<OrderSummary title="Your order" rows={rows} total={total} />}
    >
      {told?.failure && <Message tone="error">{told.failure}</Message>}
      {step === 'payment' ? <PlainPayment {...data} /> : <PlainDestination {...data} />}
    </PageColumns>
  );
}

/** Who orders, and where it goes. */
function PlainDestination(data: PlainCheckoutData) {
  const { bag, step, told } = data;
  const lines = orderable(bag);
  const { draft } = asSavedCheckout(bag.checkout);
  const digital = isDigitalOnly(lines);
  const pickup = !digital && step === 'pickup';
  const values = told?.values ?? { email: draft.email };
  const errors = told?.errors ?? {};
  return (
    <PlainForm action={plainSteps[step]} hidden={{ step }}>
      <Stack>
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
              <Link href={plainSteps.address}>Have it delivered instead</Link>
            ) : (
              <Link href={plainSteps.pickup}>Pick it up at the store instead</Link>
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
        <Button type="submit" size="large">
          {digital || pickup ? 'Continue to payment' : 'Continue to shipping and payment'}
        </Button>
      </Stack>
    </PlainForm>
  );
}
