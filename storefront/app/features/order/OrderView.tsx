import type { Order } from '@otzar/contract/order';
import { OrderSheet } from '@otzar/design-system/widgets/OrderSheet';
import { OrderTimeline } from '@otzar/design-system/widgets/OrderTimeline';
import { sheetOf, timelineOf } from './order-view.ts';

/** Where an order stands, and all that is in it. */
export function OrderView({ order }: { order: Order }) {
  return (
    <>
      <OrderTimeline steps={timelineOf(order)} />
      <OrderSheet {...sheetOf(order)} />
    </>
  );
}
