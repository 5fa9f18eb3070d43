import { listOrders } from '@otzar/contract/customer-order';
import type { Order } from '@otzar/contract/order';
import { listReturns } from '@otzar/contract/return';
import { canReturnFrom, returnedQuantities } from '@otzar/domain/return-standing';
import { storeDay } from '@otzar/domain/store-day';
import { useEffect, useState } from 'react';
import { call } from '../platform/http.ts';

/** The last orders of a customer that have arrived and can be returned from; none for a guest. */
export function useReturnableOrders(customer: number | null): Order[] {
  const [orders, setOrders] = useState<Order[]>([]);
  useEffect(() => {
    let gone = false;
    setOrders([]);
    if (customer === null) return;
    Promise.all([call(listOrders, { query: {} }), call(listReturns, { query: {} })]).then(
      ([page, returns]) => {
        if (gone) return;
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
      (error: unknown) => console.warn('The orders to return from did not come:', error),
    );
    return () => {
      gone = true;
    };
  }, [customer]);
  return orders;
}
