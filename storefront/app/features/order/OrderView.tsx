import type { Order } from '@otzar/contract/order';
import { Message } from '@otzar/design-system/components/Message';
import { OrderSheet } from '@otzar/design-system/widgets/orders/OrderSheet';
import { OrderTimeline } from '@otzar/design-system/widgets/orders/OrderTimeline';
import { cardBackText, comesBackText } from '@otzar/domain/cancellation';
import { returnStateOf, returnStatus } from '@otzar/domain/return-status';
import { giftCodeText } from '@otzar/domain/return-words';
import { storeDay } from '@otzar/domain/store-day';
import * as messages from '#messages/features/order';
import { sheetOf, timelineOf } from './order-view.ts';

/** A code to return a gift with is told while one can still come back, and before it has arrived. */
const givesBack = (order: Order): boolean => {
  const state = returnStateOf(order, storeDay(new Date()));
  return ['open', 'not_arrived'].includes(returnStatus(order.lines, new Map(), state));
};

/** Where an order stands, and all that is in it. */
export function OrderView({ order }: { order: Order }) {
  return (
    <>
      <OrderTimeline steps={timelineOf(order)} />
      <OrderSheet {...sheetOf(order)} />
      {order.refund && (
        <Message tone="info" title={messages.isCancelled}>
          {comesBackText(order)} {cardBackText(order.refund)}
        </Message>
      )}
      {order.gift_code && givesBack(order) && (
        <Message tone="info" title={messages.giftReturnCode(order.gift_code)}>
          {giftCodeText(order)}
        </Message>
      )}
    </>
  );
}
