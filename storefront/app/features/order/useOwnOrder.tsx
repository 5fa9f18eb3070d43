import type { Order } from '@otzar/contract/order';
import { lazy, Suspense, useState } from 'react';
import { retryImport } from '../../platform/retry-import.ts';
import type { OrderProof } from './useCancelOrder.ts';

const CancelOrder = lazy(retryImport(() => import('./CancelOrder.tsx')));

/**
 * An order as the shop last told it, with the button that cancels it while it can be.
 * @param first as it was loaded
 * @param proof what opens it to whoever is not its session or its customer
 */
export function useOwnOrder(first: Order, proof: OrderProof = {}) {
  const [told, setTold] = useState<{ of: Order; order: Order }>();
  // What is loaded again is newer than what was told of the order before.
  const order = told?.of === first ? told.order : first;
  return {
    order,
    cancelling: first.cancellable && (
      <Suspense>
        <CancelOrder
          order={order}
          proof={proof}
          onTold={(now) => setTold({ of: first, order: now })}
        />
      </Suspense>
    ),
  };
}
