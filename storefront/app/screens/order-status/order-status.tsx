import type { Order } from '@otzar/contract/order';
import { ButtonLink } from '@otzar/design-system/components/ButtonLink';
import { PageColumns } from '@otzar/design-system/widgets/frame/PageColumns';
import { FindOrderForm } from '@otzar/design-system/widgets/orders/FindOrderForm';
import { useLocation } from 'react-router-dom';
import * as messages from '#messages/screens/order-status';
import { titled } from '../../brand.ts';
import { OrderView } from '../../features/order/OrderView.tsx';
import { expectation } from '../../features/order/order-view.ts';
import { readOwnOrder } from '../../features/order/read-own-order.ts';
import type { OrderProof } from '../../features/order/useCancelOrder.ts';
import { useFindOrder } from '../../features/order/useFindOrder.ts';
import { useOwnOrder } from '../../features/order/useOwnOrder.tsx';
import { paths } from '../../paths.ts';
import type { Route } from './+types/order-status';

export const loader = ({ context, params, url }: Route.LoaderArgs) =>
  readOwnOrder(context, params.id, url.searchParams.get('token'));

export const meta: Route.MetaFunction = () => [
  { title: titled(messages.orderStatus) },
  { name: 'robots', content: 'noindex' },
];

export default function OrderStatusRoute({ loaderData, params }: Route.ComponentProps) {
  const found = useFindOrder(Number(params.id));
  const { search } = useLocation();
  const order = loaderData ?? found.order;
  if (!order) {
    return (
      <PageColumns title={messages.orderNumber(params.id)} lead={<p>{messages.enterEmail}</p>}>
        <FindOrderForm
          email={found.email}
          error={found.error}
          busy={found.busy}
          onChange={found.change}
          onSubmit={() => void found.find()}
        />
      </PageColumns>
    );
  }
  const token = new URLSearchParams(search).get('token');
  const opened = token === null ? {} : { token };
  return (
    <OpenedOrder
      order={order}
      proof={loaderData ? opened : { email: found.email }}
      // An order that was found by its e-mail address opens on this page alone (decision 012).
      invoice={loaderData && `${paths.invoice(order.id)}${search}`}
    />
  );
}

interface OpenedOrderProps {
  order: Order;
  proof: OrderProof;
  /** Null where it does not open. */
  invoice: string | null;
}

function OpenedOrder({ order: first, proof, invoice }: OpenedOrderProps) {
  const { order, cancelling } = useOwnOrder(first, proof);
  return (
    <PageColumns title={messages.orderNumber(order.id)} lead={<p>{expectation(order)}</p>}>
      <OrderView order={order} />
      <div>
        {invoice && (
          <ButtonLink href={invoice} intent="quiet">
            {messages.invoice}
          </ButtonLink>
        )}{' '}
        {cancelling}
      </div>
    </PageColumns>
  );
}
