import { Form } from '@otzar/design-system/components/Form';
import { Message } from '@otzar/design-system/components/Message';
import { CardForm } from '@otzar/design-system/widgets/checkout/CardForm';
import { ReviewSection } from '@otzar/design-system/widgets/checkout/ReviewSection';
import { ShippingChooser } from '@otzar/design-system/widgets/checkout/ShippingChooser';
import { addressLines } from '@otzar/domain/address';
import { isDigitalOnly } from '@otzar/domain/bag';
import { formatUsd } from '@otzar/domain/money';
import * as messages from '#messages/features/checkout';
import { brand } from '../../brand.ts';
import { addressOfPage } from '../../platform/own-address.ts';
import { unheard } from '../../platform/plain-form.ts';
import { orderable, type PlainCheckoutData, plainSteps } from './plain-checkout.ts';
import { shippingWays } from './shipping-ways.ts';

/** How it is sent, and the card that pays for it; of a card nothing that was typed comes back with the page. */
export function PlainPayment({ bag, rates, told }: PlainCheckoutData) {
  const lines = orderable(bag);
  const { checkout } = bag;
  if (!checkout) return null;
  const { shipping_info, shipping_type, pickup_info, card, email } = checkout;
  const errors = told?.errors ?? {};
  return (
    <Form
      data-plain
      arrangement="sections"
      action={addressOfPage(plainSteps.payment)}
      submitLabel={messages.continueToReview}
    >
      <input type="hidden" name="step" value="payment" />
      <ReviewSection
        title={pickup_info ? messages.pickup : messages.delivery}
        editHref={pickup_info ? plainSteps.pickup : plainSteps.address}
        editLabel={pickup_info ? messages.editPickup : messages.editDelivery}
      >
        <p>{email}</p>
        {shipping_info && <p dir="auto">{addressLines(shipping_info).join(', ')}</p>}
        {pickup_info && (
          <p>
            {pickup_info.name}, {brand.name}, {brand.address.join(', ')}
          </p>
        )}
      </ReviewSection>
      {!isDigitalOnly(lines) && shipping_type.delivery && (
        <ShippingChooser
          legend={messages.shippingMethod}
          value={told?.values.shipping ?? String(shipping_type.id ?? '')}
          ways={rates?.options ? shippingWays(lines, rates.options, formatUsd) : undefined}
          failure={rates ? undefined : messages.waysNotKnown}
          error={errors.shipping}
          onChange={unheard}
        />
      )}
      {told && <Message tone="info">{messages.cardOnceMore}</Message>}
      {card && !told && <p>{messages.cardPays(card.brand, card.last_four)}</p>}
      <CardForm
        values={{ card: '', exp: '', cvc: '' }}
        errors={errors}
        onChange={unheard}
        testHint={messages.testCards}
      />
    </Form>
  );
}
