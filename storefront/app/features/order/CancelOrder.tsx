import type { Order } from '@otzar/contract/order';
import { Button } from '@otzar/design-system/components/Button';
import { Message } from '@otzar/design-system/components/Message';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import * as messages from '#messages/features/order';
import { retryImport } from '../../platform/retry-import.ts';
import { type OrderProof, useCancelOrder } from './useCancelOrder.ts';

const CancelOrderDialog = lazy(retryImport(() => import('./CancelOrderDialog.tsx')));

interface CancelOrderProps {
  order: Order;
  proof: OrderProof;
  /** Told how the order stands, whenever the shop says so. */
  onTold: (order: Order) => void;
}

/** The button that cancels an order, behind a question; once it is answered, what came of it. */
export default function CancelOrder({ order, proof, onTold }: CancelOrderProps) {
  const { busy, failure, cancel, calm } = useCancelOrder(order.id, proof, onTold);
  const [asking, setAsking] = useState(false);
  const outcome = useRef<HTMLDivElement>(null);
  const { cancellable } = order;

  // The button that had the focus is gone.
  useEffect(() => {
    if (!cancellable) outcome.current?.focus();
  }, [cancellable]);

  if (!cancellable) {
    return (
      <Message ref={outcome} tabIndex={-1} tone={failure ? 'error' : 'success'}>
        {failure ?? messages.orderIsCancelled(order.id)}
      </Message>
    );
  }
  return (
    <>
      <Button intent="quiet" icon="close" onClick={() => setAsking(true)}>
        {messages.cancelOrder}
      </Button>
      {asking && (
        <Suspense>
          <CancelOrderDialog
            order={order}
            busy={busy}
            failure={failure}
            onCancel={() => void cancel()}
            onClose={() => {
              setAsking(false);
              calm();
            }}
          />
        </Suspense>
      )}
    </>
  );
}
