import type { BagLine } from '@otzar/contract/bag';
import { type Order, OrderConflict, type OrderTotals } from '@otzar/contract/order';
import { useSetAtom } from 'jotai/react';
import { useRef, useState } from 'react';
import * as v from 'valibot';
import { type CallFailed, toCallFailed } from '../../platform/call-failed.ts';
import { checkoutModule, type SavedCheckout } from './checkout-module.ts';
import { attemptFor, type OrderCodes, orderBody, sendOrder } from './place-order.ts';

/** Why an order was not placed. */
export interface OrderRefusal {
  message: string;
  /** `payment`: another card is needed; `changed`: the shop has other figures; `other`: try again. */
  kind: 'payment' | 'changed' | 'other';
}

/** What the shop knows better, where a refusal tells it. */
function conflictIn({ answer }: CallFailed): OrderConflict | undefined {
  const checked = v.safeParse(OrderConflict, answer);
  return checked.success ? checked.output : undefined;
}

function kindOf({ status }: CallFailed): OrderRefusal['kind'] {
  if (status === 402) return 'payment';
  return status === 409 ? 'changed' : 'other';
}

/** Places the order once, however often it is asked to while an answer is awaited. */
export function usePlaceOrder(
  { kept, signedIn }: { kept: SavedCheckout; signedIn: boolean },
  onPlaced: (order: Order) => void,
  onChanged: (conflict: OrderConflict | undefined) => void,
) {
  const change = useSetAtom(checkoutModule.atom);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<OrderRefusal>();
  const underWay = useRef(false);

  /** Answers whether the order is placed. */
  async function place(lines: BagLine[], totals: OrderTotals, codes: OrderCodes): Promise<boolean> {
    if (underWay.current) return false;
    underWay.current = true;
    setBusy(true);
    setRefusal(undefined);
    const body = orderBody(kept, lines, totals, codes);
    const attempt = attemptFor(kept, body);
    // Kept before it is sent: whatever happens to this tab, the next try is the same attempt.
    await change((now) => ({ ...now, attempt }));
    try {
      onPlaced(await sendOrder(body, attempt, signedIn));
      return true;
    } catch (thrown) {
      const failure = toCallFailed(thrown);
      const kind = kindOf(failure);
      setRefusal({ message: failure.message, kind });
      // A token is good for one try: the next one needs the card again.
      if (kind === 'payment') void change((now) => ({ ...now, creditInfo: null, attempt: null }));
      if (kind === 'changed') onChanged(conflictIn(failure));
      return false;
    } finally {
      underWay.current = false;
      setBusy(false);
    }
  }

  return { place, busy, refusal };
}
