import { findOrder, type Order } from '@otzar/contract/order';
import { useState } from 'react';
import { toCallFailed } from '../../platform/call-failed.ts';
import { call } from '../../platform/http.ts';

/** Finds an order by its number and e-mail address (decision 012). */
export function useFindOrder(id: number) {
  const [order, setOrder] = useState<Order>();
  const [email, setEmail] = useState('');
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);

  async function find(): Promise<void> {
    if (busy) return;
    setBusy(true);
    setError(undefined);
    try {
      setOrder(await call(findOrder, { params: { id: String(id) }, body: { email } }));
    } catch (thrown) {
      const failure = toCallFailed(thrown);
      setError(failure.fields.email ?? failure.message);
    } finally {
      setBusy(false);
    }
  }

  return { order, email, setEmail, error, busy, find };
}
