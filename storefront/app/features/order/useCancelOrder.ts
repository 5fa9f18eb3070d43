import { CancelConflict, cancelOrder, type Order } from '@otzar/contract/order';
import { useState } from 'react';
import * as v from 'valibot';
import { CallFailed } from '../../platform/call-failed.ts';
import { call } from '../../platform/http.ts';

/** What opens an order to whoever is not its session or its customer. */
export interface OrderProof {
  token?: string;
  email?: string;
}

const conflictIn = ({ answer }: CallFailed): CancelConflict | null => {
  const checked = v.safeParse(CancelConflict, answer);
  return checked.success ? checked.output : null;
};

/** The way to cancel an order. @param onTold told how it stands, whenever the shop says so */
export function useCancelOrder(id: number, proof: OrderProof, onTold: (order: Order) => void) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();

  async function cancel(): Promise<void> {
    setBusy(true);
    setFailure(undefined);
    try {
      onTold(await call(cancelOrder, { params: { id: String(id) }, body: { ...proof } }));
    } catch (error) {
      if (!(error instanceof CallFailed)) throw error;
      setFailure(error.message);
      const conflict = conflictIn(error);
      if (conflict) onTold(conflict.order);
    } finally {
      setBusy(false);
    }
  }

  return { busy, failure, cancel, calm: () => setFailure(undefined) };
}
