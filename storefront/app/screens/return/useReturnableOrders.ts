import { listOrders } from '@otzar/contract/customer-order';
import type { Order } from '@otzar/contract/order';
import { listReturns } from '@otzar/contract/return';
import { canReturnFrom, returnedQuantities } from '@otzar/domain/return-status';
import { storeDay } from '@otzar/domain/store-day';
import { useEffect, useState } from 'react';
import { call } from '../../platform/http.ts';

/** The last orders of a customer that have arrived and can be returned from; none for a guest. */
export function useReturnableOrders(customer: number | null): Order[] {
  const [orders, setOrders] = useState<Order[]>([]);
  useEffect(() => {
    setOrders([]);
    if (customer === null) return;
    const left = new AbortController();
    const { signal } = left;
    Promise.all([call(listOrders, {}, { signal }), call(listReturns, {}, { signal })]).then(
      ([page, returns]) => {
        if (signal.aborted) return;
        const today = storeDay(new Date());
        const back = (id: number) =>
          returnedQuantities(
            returns
              .filter(({ order_id }) => order_id === id)
              .flatMap(({ lines }) => lines.map((line) => ({ ...line, line: line.id }))),
          );
        setOrders(page.orders.filter((order) => canReturnFrom(order, back(order.id), today)));
      },
      // The form beside them finds each of them too.
      (error: unknown) =>
        signal.aborted || console.warn('The orders to return from did not come:', error),
    );
    return () => left.abort();
  }, [customer]);
  return orders;
}
