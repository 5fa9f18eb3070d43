import { Button } from '@otzar/design-system/components/Button';
import { ButtonLink } from '@otzar/design-system/components/ButtonLink';
import { Message } from '@otzar/design-system/components/Message';
import { CheckoutProgress } from '@otzar/design-system/widgets/checkout/CheckoutProgress';
import { PageColumns } from '@otzar/design-system/widgets/frame/PageColumns';
import type { ReactNode } from 'react';
import * as messages from '#messages/features/checkout';
import { ReviewedOrder, type ReviewedOrderProps } from './ReviewedOrder.tsx';
import { checkoutSteps } from './steps.ts';
import type { OrderRefusal } from './usePlaceOrder.ts';

interface ReviewScreenProps extends ReviewedOrderProps {
  /** Whether everything the order needs is here. */
  complete: boolean;
  /** Whether the figures have come and the order can be sent. */
  ready: boolean;
  busy: boolean;
  /** Why the figures could not be had, and the way to ask for them again. */
  missing?: { message: string; retry: () => void };
  refusal?: OrderRefusal;
  summary: (action: ReactNode) => ReactNode;
  onPlace: () => void;
  /** What has changed of what is ordered. */
  news: ReactNode;
}

/** Everything once more before the order is placed, each part with the way back to it. */
export function ReviewScreen(props: ReviewScreenProps) {
  const { detailsHref, refusal, complete, ready, busy, missing } = props;
  return (
    <PageColumns
      title={messages.reviewOrder}
      lead={<CheckoutProgress steps={checkoutSteps('review', detailsHref)} />}
      aside={props.summary(
        <>
          {refusal && <Message tone="error">{refusal.message}</Message>}
          {missing && (
            <Message
              tone="error"
              action={<Button onClick={missing.retry}>{messages.tryAgain}</Button>}
            >
              {missing.message}
            </Message>
          )}
          {complete ? (
            <Button size="large" block busy={busy} disabled={!ready} onClick={props.onPlace}>
              {messages.placeOrder}
            </Button>
          ) : (
            <ButtonLink href={detailsHref} size="large" block>
              {refusal?.kind === 'payment' ? messages.enterAnotherCard : messages.addMissing}
            </ButtonLink>
          )}
        </>,
      )}
    >
      {props.news}
      <ReviewedOrder {...props} />
    </PageColumns>
  );
}
