import { Button } from '@otzar/design-system/components/Button';
import { ButtonLink } from '@otzar/design-system/components/ButtonLink';
import { Message } from '@otzar/design-system/components/Message';
import { CheckoutProgress } from '@otzar/design-system/widgets/checkout/CheckoutProgress';
import { OrderSummary } from '@otzar/design-system/widgets/checkout/OrderSummary';
import { PageColumns } from '@otzar/design-system/widgets/frame/PageColumns';
import { isDigitalOnly } from '@otzar/domain/bag';
import { deliveryDateText, pickupText } from '@otzar/domain/delivery';
import { orderRows, totalRow } from '@otzar/domain/summary-rows';
import * as messages from '#messages/features/checkout';
import { paths } from '../../paths.ts';
import { PlainForm } from '../../platform/PlainForm.tsx';
import { orderable, type PlainCheckoutData, plainSteps } from './plain-checkout.ts';
import { ReviewedOrder } from './ReviewedOrder.tsx';
import { asSavedCheckout } from './session-checkout.ts';
import { checkoutSteps } from './steps.ts';
import { chosenMethod, summaryRowsOf } from './summary-rows.ts';
import { summarySources } from './summary-sources.ts';

const nothingToSay = new Map<string, string[]>();

/** Everything once more where no scripts run; the order is placed by a form, once for what stands here. */
export function PlainReview({ bag, rates, told }: PlainCheckoutData) {
  const lines = orderable(bag);
  const kept = asSavedCheckout(bag.checkout);
  const totals = summaryRowsOf(lines, kept, rates, null);
  const rows = orderRows(totals, summarySources(lines, kept, rates, null, undefined));
  const method = chosenMethod(kept, rates);
  const detailsHref = bag.checkout ? plainSteps.payment : plainSteps.address;
  const paid = totals.total > 0;
  const complete = rates !== null && bag.checkout !== null && (!paid || kept.creditInfo !== null);
  return (
    <PageColumns
      title={messages.reviewOrder}
      lead={<CheckoutProgress steps={checkoutSteps('review', detailsHref)} />}
      aside={
        <OrderSummary
          title={messages.summary}
          rows={rows}
          total={totalRow(messages.total, totals, rows)}
        >
          {told?.failure && <Message tone="error">{told.failure}</Message>}
          {complete ? (
            <PlainForm action={paths.review} hidden={{ version: bag.version, total: totals.total }}>
              <Button type="submit" size="large" block>
                {messages.placeOrder}
              </Button>
            </PlainForm>
          ) : (
            <ButtonLink href={detailsHref} size="large" block>
              {told ? messages.enterAnotherCard : messages.addMissing}
            </ButtonLink>
          )}
        </OrderSummary>
      }
    >
      <ReviewedOrder
        kept={kept}
        lines={lines}
        unavailable={bag.lines.filter(({ max }) => max < 1)}
        notes={nothingToSay}
        digitalOnly={isDigitalOnly(lines)}
        delivery={deliveryText()}
        detailsHref={detailsHref}
        paid={paid}
      />
    </PageColumns>
  );

  function deliveryText(): string {
    if (kept.pickupInfo && rates?.options) return messages.ready(pickupText(rates.options.pickup));
    return method
      ? messages.wayArrives(method.name, deliveryDateText(method.estimated_arrival))
      : '';
  }
}
