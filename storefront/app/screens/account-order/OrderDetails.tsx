import { invoicePath } from '@otzar/contract/invoice';
import { askedIn } from '@otzar/contract/language';
import type { Order } from '@otzar/contract/order';
import { ButtonLink } from '@otzar/design-system/components/ButtonLink';
import { AccountPage } from '@otzar/design-system/widgets/account/AccountPage';
import { canReturnFrom, returnedQuantities } from '@otzar/domain/return-status';
import { storeDay } from '@otzar/domain/store-day';
import { language } from '#language';
import * as messages from '#messages/screens/account-order';
import { OrderView } from '../../features/order/OrderView.tsx';
import { expectation } from '../../features/order/order-view.ts';
import { useOwnOrder } from '../../features/order/useOwnOrder.tsx';
import { paths } from '../../paths.ts';
import { useBuyAgain } from '../account/useBuyAgain.tsx';
import { OrderReturns } from './OrderReturns.tsx';
import { useOrderReturns } from './useOrderReturns.ts';

/** One order of a customer, and what can be done with it. */
export function OrderDetails({ order: first }: { order: Order }) {
  const { order, cancelling } = useOwnOrder(first);
  const again = useBuyAgain(order);
  const returns = useOrderReturns(order.id);
  const back = returnedQuantities(
    (returns ?? []).flatMap(({ lines }) => lines.map((line) => ({ ...line, line: line.id }))),
  );
  return (
    <AccountPage
      title={messages.orderNumber(order.id)}
      lead={expectation(order)}
      back={{ name: messages.allOrders, href: paths.accountOrders }}
      actions={
        <>
          {again.button}
          {returns && canReturnFrom(order, back, storeDay(new Date())) && (
            <ButtonLink href={paths.startReturn(order.id)} intent="secondary" icon="return">
              {messages.startReturn}
            </ButtonLink>
          )}
          <ButtonLink href={paths.invoice(order.id)} intent="quiet" icon="print">
            {messages.invoice}
          </ButtonLink>
          <ButtonLink
            href={askedIn(language, invoicePath(order.id))}
            intent="quiet"
            icon="download"
            download
          >
            {messages.downloadPdf}
          </ButtonLink>
          {cancelling}
        </>
      }
    >
      {again.told}
      <OrderView order={order} />
      <OrderReturns returns={returns ?? []} />
    </AccountPage>
  );
}
