import { listReturns, type OrderReturn } from '@otzar/contract/return';
import { LinkList } from '@otzar/design-system/widgets/LinkList';
import { useEffect, useState } from 'react';
import { call } from '../../platform/http.ts';
import { returnPaths } from '../../return-paths.ts';

const statusText = { awaited: 'on its way back', received: 'refunded' };

const nameOf = ({ id, lines, status }: OrderReturn): string => {
  const count = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return `Return ${id}: ${count === 1 ? '1 item' : `${count} items`}, ${statusText[status]}`;
};

/** What of a customer's order went back; without any it shows nothing. */
export function OrderReturns({ order }: { order: number }) {
  const [returns, setReturns] = useState<OrderReturn[]>([]);
  useEffect(() => {
    let gone = false;
    call(listReturns, { query: { order_id: String(order) } }).then(
      (all) => {
        if (!gone) setReturns(all);
      },
      // The order is there without them, and the next visit asks again.
      (error: unknown) => console.warn('The returns of this order did not come:', error),
    );
    return () => {
      gone = true;
    };
  }, [order]);
  return (
    <LinkList
      title="Returns"
      links={returns.map((one) => ({
        name: nameOf(one),
        path: returnPaths.confirmation(one.id),
      }))}
    />
  );
}
