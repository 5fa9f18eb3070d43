import { ButtonLink } from '@otzar/design-system/components/ButtonLink';
import { PageColumns } from '@otzar/design-system/widgets/frame/PageColumns';
import { data } from 'react-router';
import { useLocation } from 'react-router-dom';
import * as messages from '#messages/screens/thank-you';
import { titled } from '../../brand.ts';
import { OrderView } from '../../features/order/OrderView.tsx';
import { expectation } from '../../features/order/order-view.ts';
import { readOwnOrder } from '../../features/order/read-own-order.ts';
import { useOwnOrder } from '../../features/order/useOwnOrder.tsx';
import { paths } from '../../paths.ts';
import type { Route } from './+types/thank-you';

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const order = await readOwnOrder(context, params.id, url.searchParams.get('token'));
  if (!order) throw data(null, { status: 404 });
  return order;
}

export const meta: Route.MetaFunction = () => [
  { title: titled(messages.thankYou) },
  { name: 'robots', content: 'noindex' },
];

export default function ThankYouRoute({ loaderData }: Route.ComponentProps) {
  const token = new URLSearchParams(useLocation().search).get('token') ?? undefined;
  const { order, cancelling } = useOwnOrder(loaderData, token === undefined ? {} : { token });
  return (
    <PageColumns
      title={order.refund ? messages.isCancelled(order.id) : messages.thankYouForOrder}
      lead={
        <p>
          {messages.orderNumber[0]}
          <strong>{order.id}</strong>
          {messages.orderNumber[1]}
          {expectation(order)}
        </p>
      }
    >
      <OrderView order={order} />
      <div>
        <ButtonLink href={paths.orderStatus(order.id)} intent="secondary">
          {messages.followOrder}
        </ButtonLink>{' '}
        <ButtonLink href={paths.invoice(order.id)} intent="quiet">
          {messages.invoice}
        </ButtonLink>{' '}
        {cancelling}
      </div>
    </PageColumns>
  );
}
