import type { listOrders } from '@otzar/contract/customer-order';
import type { Answer } from '@otzar/contract/endpoint';
import type { Order } from '@otzar/contract/order';
import { ButtonLink } from '@otzar/design-system/components/ButtonLink';
import { EmptyState } from '@otzar/design-system/components/EmptyState';
import { Pagination } from '@otzar/design-system/components/Pagination';
import { Stack } from '@otzar/design-system/components/Stack';
import { AccountPart } from '@otzar/design-system/widgets/account/AccountPage';
import { OrderCard } from '@otzar/design-system/widgets/orders/OrderCard';
import { shortDateText } from '@otzar/domain/delivery';
import { formatUsd } from '@otzar/domain/money';
import * as messages from '#messages/screens/account-orders';
import { statusNames, statusTones } from '../../features/order/order-view.ts';
import { paths, withQuery } from '../../paths.ts';
import { useBuyAgain } from '../account/useBuyAgain.tsx';

function PlacedOrder({ order }: { order: Order }) {
  const { id, placed_at, status, totals, lines } = order;
  const again = useBuyAgain(order);
  return (
    <Stack apart="parts">
      <OrderCard
        number={String(id)}
        path={paths.accountOrder(id)}
        placedAt={shortDateText(placed_at)}
        status={statusNames[status]}
        tone={statusTones[status]}
        total={formatUsd(totals.total)}
        items={lines.map(({ title, image }) => ({ title, picture: image }))}
        actions={
          <>
            {again.button}
            <ButtonLink href={paths.accountOrder(id)} intent="quiet">
              {messages.details}
            </ButtonLink>
          </>
        }
      />
      {again.told}
    </Stack>
  );
}

/** The orders of a customer, the newest first, ten a page. */
export function OrdersView({ orders, count, page, pages }: Answer<typeof listOrders>) {
  if (count === 0) {
    return (
      <EmptyState
        title={messages.noOrdersYet}
        icon="box"
        action={<ButtonLink href={paths.home}>{messages.lookAround}</ButtonLink>}
      >
        {messages.whatYouOrder}
      </EmptyState>
    );
  }
  return (
    <AccountPart title={messages.orderCount(count)}>
      {orders.map((order) => (
        <PlacedOrder key={order.id} order={order} />
      ))}
      <Pagination
        page={page}
        pages={pages}
        hrefFor={(to) => withQuery(paths.accountOrders, { page: to > 1 ? String(to) : '' })}
      />
    </AccountPart>
  );
}
