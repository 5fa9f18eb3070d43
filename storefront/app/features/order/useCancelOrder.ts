import { CancelConflict, cancelOrder, type Order } from '@otzar/contract/order';
import * as v from 'valibot';
import { CallFailed } from '../../platform/call-failed.ts';
import { call } from '../../platform/http.ts';
import { useSubmit } from '../../platform/useSubmit.ts';

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
  const { submit, failure, busy, setErrors } = useSubmit({});

  const cancel = () =>
    submit(async () => {
      try {
        onTold(await call(cancelOrder, { params: { id: String(id) }, body: { ...proof } }));
      } catch (thrown) {
        const conflict = thrown instanceof CallFailed && conflictIn(thrown);
        if (conflict) onTold(conflict.order);
        throw thrown;
      }
    });

  return { busy, failure, cancel, calm: () => setErrors({}) };
}
