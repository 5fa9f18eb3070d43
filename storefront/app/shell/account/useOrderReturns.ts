import { listReturns, type OrderReturn } from '@otzar/contract/return';
import { useEffect, useState } from 'react';
import { call } from '../../platform/http.ts';

/** What of a customer's order went back; null until that is known. */
export function useOrderReturns(order: number): OrderReturn[] | null {
  const [returns, setReturns] = useState<OrderReturn[] | null>(null);
  useEffect(() => {
    let gone = false;
    call(listReturns, { query: { order_id: String(order) } }).then(
      (all) => {
        if (!gone) setReturns(all);
      },
      // The order is there without them, and the next visit asks again.
      (error: unknown) => {
        console.warn('The returns of this order did not come:', error);
        if (!gone) setReturns([]);
      },
    );
    return () => {
      gone = true;
    };
  }, [order]);
  return returns;
}
