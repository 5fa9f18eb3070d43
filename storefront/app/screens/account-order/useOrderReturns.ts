import { listReturns, type OrderReturn } from '@otzar/contract/return';
import { useEffect, useState } from 'react';
import { call } from '../../platform/http.ts';

/** What of a customer's order went back; null until that is known. */
export function useOrderReturns(order: number): OrderReturn[] | null {
  const [returns, setReturns] = useState<OrderReturn[] | null>(null);
  useEffect(() => {
    const left = new AbortController();
    const { signal } = left;
    call(listReturns, { query: { order_id: String(order) } }, { signal }).then(
      (all) => {
        if (!signal.aborted) setReturns(all);
      },
      // The order is there without them, and the next visit asks again.
      (error: unknown) => {
        if (signal.aborted) return;
        console.warn('The returns of this order did not come:', error);
        setReturns([]);
      },
    );
    return () => left.abort();
  }, [order]);
  return returns;
}
