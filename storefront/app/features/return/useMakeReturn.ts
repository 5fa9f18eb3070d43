import { makeReturn, type OrderReturn, ReturnConflict } from '@otzar/contract/return';
import { chosenLines } from '@otzar/domain/return-steps';
import { useSetAtom } from 'jotai/react';
import { useState } from 'react';
import * as v from 'valibot';
import * as messages from '#messages/features/return';
import { CallFailed } from '../../platform/call-failed.ts';
import { call } from '../../platform/http.ts';
import { randomKey } from '../../platform/random-key.ts';
import { useSubmit } from '../../platform/useSubmit.ts';
import { returnModule, type SavedReturn } from './return-module.ts';

/** What is sent; null while something is still to be said. */
function bodyOf(kept: SavedReturn) {
  const { order, method, refund, email } = kept;
  const chosen = chosenLines(kept);
  if (order === null || chosen === null || method === '') return null;
  const lines = chosen.map((line) => {
    const { returnable = 0 } = order.lines.find(({ id }) => id === line.id) ?? {};
    return { ...line, returnable };
  });
  return {
    order_id: order.order_id,
    token: order.token,
    lines,
    method,
    refund: order.gift || refund === '' ? ('gift_card' as const) : refund,
    email: order.gift ? email : null,
  };
}

/** What the shop knows better, where a refusal tells it. */
function conflictIn({ answer }: CallFailed): ReturnConflict | null {
  const checked = v.safeParse(ReturnConflict, answer);
  return checked.success ? checked.output : null;
}

/** Makes the return once, however often it is asked to; the same body is the same attempt after a reload too. */
export function useMakeReturn(
  kept: SavedReturn,
  { onMade, onChanged }: { onMade: (made: OrderReturn) => void; onChanged: (why: string) => void },
) {
  const set = useSetAtom(returnModule.atom);
  const { submit, errors, failure, busy } = useSubmit();
  const [error, setError] = useState<string>();

  async function make(): Promise<void> {
    const body = bodyOf(kept);
    if (kept.method === '') setError(messages.methodMissing);
    if (body === null) return;
    const text = JSON.stringify(body);
    const attempt = kept.attempt?.body === text ? kept.attempt : { key: randomKey(16), body: text };
    await submit(async () => {
      try {
        // Kept before it is sent: whatever happens to this tab, the next try is the same attempt.
        await set((now) => ({ ...now, attempt }));
        onMade(await call(makeReturn, { body, headers: { 'Idempotency-Key': attempt.key } }));
      } catch (thrown) {
        const conflict = thrown instanceof CallFailed && conflictIn(thrown);
        if (!conflict) throw thrown;
        await set((now) => ({ ...now, order: conflict.order, choices: [], attempt: null }));
        onChanged(conflict.message);
      }
    });
  }

  return {
    make,
    busy,
    failure: Object.values(errors)[0] ?? failure,
    error: kept.method === '' ? error : undefined,
  };
}
