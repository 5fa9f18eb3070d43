import { listOrders } from '@otzar/contract/customer-order';
import type { Order } from '@otzar/contract/order';
import { isDigitalOnly } from '@otzar/domain/bag';
import { useEffect, useState } from 'react';
import { call } from '../platform/http.ts';

/** The last orders of a customer that have arrived and can be returned from; none for a guest. */
export function useReturnableOrders(customer: number | null): Order[] {
  const [orders, setOrders] = useState<Order[]>([]);
  useEffect(() => {
    let gone = false;
    setOrders([]);
    if (customer === null) return;
    call(listOrders, { query: {} }).then(
      (page) => {
        if (gone) return;
        setOrders(
          page.orders.filter(
            ({ status, lines }) => status === 'delivered' && !isDigitalOnly(lines),
          ),
        );
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
