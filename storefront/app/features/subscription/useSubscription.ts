import type { CallInput } from '@otzar/contract/endpoint';
import {
  cancelSubscription,
  changeSubscription,
  type Subscription,
} from '@otzar/contract/subscription';
import { useState } from 'react';
import { toCallFailed } from '../../platform/call-failed.ts';
import { call } from '../../platform/http.ts';
import { AT_ONCE } from './subscription-view.ts';

export type SubscriptionChange = NonNullable<CallInput<typeof changeSubscription>['body']>;

/** A subscription as the shop last told it, and the ways to change it, one after another. */
export function useSubscription(first: Subscription) {
  const [subscription, setSubscription] = useState(first);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [errors, setErrors] = useState<Record<string, string>>({});
  const params = { id: String(first.id) };

  /** @returns what it has become; nothing where the shop did not take it */
  async function run(ask: () => Promise<Subscription>): Promise<Subscription | undefined> {
    setBusy(true);
    setFailure(undefined);
    setErrors({});
    try {
      const answer = await ask();
      setSubscription(answer);
      return answer;
    } catch (thrown) {
      const error = toCallFailed(thrown);
      setErrors(error.fields);
      if (Object.keys(error.fields).length === 0) setFailure(error.message);
      return undefined;
    } finally {
      setBusy(false);
    }
  }

  return {
    subscription,
    busy,
    failure,
    errors,
    change: (body: SubscriptionChange) => run(() => call(changeSubscription, { params, body })),
    /** @param on the last day, `YYYY-MM-DD`, or {@link AT_ONCE} */
    cancel: (on: string) =>
      run(() => call(cancelSubscription, { params, query: on === AT_ONCE ? {} : { on } })),
  };
}
