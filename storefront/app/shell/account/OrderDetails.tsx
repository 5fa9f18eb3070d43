import type { Order } from '@otzar/contract/order';
import { ButtonLink } from '@otzar/design-system/components/ButtonLink';
import { AccountPage } from '@otzar/design-system/widgets/AccountPage';
import { isDigitalOnly } from '@otzar/domain/bag';
import { OrderView } from '../../features/order/OrderView.tsx';
import { expectation } from '../../features/order/order-view.ts';
import { useOwnOrder } from '../../features/order/useOwnOrder.tsx';
import { paths } from '../../paths.ts';
import { OrderReturns } from './OrderReturns.tsx';
import { useBuyAgain } from './useBuyAgain.tsx';

/** Only what has left the shop can come back to it. */
const canReturn = ({ status, lines }: Order): boolean =>
  ['shipped', 'ready_for_pickup', 'delivered'].includes(status) && !isDigitalOnly(lines);

/** One order of a customer, and what can be done with it. */
export function OrderDetails({ order: first }: { order: Order }) {
  const { order, cancelling } = useOwnOrder(first);
  const again = useBuyAgain(order);
  return (
    <AccountPage
      title={`Order ${order.id}`}
      lead={expectation(order)}
      back={{ name: 'All orders', href: paths.accountOrders }}
      actions={
        <>
          {again.button}
          {canReturn(order) && (
            <ButtonLink href={paths.startReturn(order.id)} intent="secondary" icon="return">
              Start a return
            </ButtonLink>
          )}
          <ButtonLink href={paths.invoice(order.id)} intent="quiet" icon="print">
            Invoice
          </ButtonLink>
          {cancelling}
        </>
      }
    >
      {again.told}
      <OrderView order={order} />
      <OrderReturns order={order.id} />
    </AccountPage>
  );
}
