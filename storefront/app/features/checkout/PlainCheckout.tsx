import { Message } from '@otzar/design-system/components/Message';
import { CheckoutProgress } from '@otzar/design-system/widgets/checkout/CheckoutProgress';
import { OrderSummary } from '@otzar/design-system/widgets/checkout/OrderSummary';
import { PageColumns } from '@otzar/design-system/widgets/frame/PageColumns';
import { orderRows, totalByPlace } from '@otzar/domain/summary-rows';
import * as messages from '#messages/features/checkout';
import { PlainDestination } from './PlainDestination.tsx';
import { PlainPayment } from './PlainPayment.tsx';
import { orderable, type PlainCheckoutData } from './plain-checkout.ts';
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
  const total = totalByPlace({ name: messages.total, known: rates !== null, lines }, totals, rows);
  return (
    <PageColumns
      title={messages.checkout}
      lead={<CheckoutProgress steps={checkoutSteps('checkout')} />}
      aside={<OrderSummary title={messages.yourOrder} rows={rows} total={total} />}
    >
      {told?.failure && <Message tone="error">{told.failure}</Message>}
      {step === 'payment' ? <PlainPayment {...data} /> : <PlainDestination {...data} />}
    </PageColumns>
  );
}
