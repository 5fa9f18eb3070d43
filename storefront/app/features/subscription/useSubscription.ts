import type { CallInput } from '@otzar/contract/endpoint';
import {
  cancelSubscription,
  changeSubscription,
  type Subscription,
} from '@otzar/contract/subscription';
import { useState } from 'react';
import { call } from '../../platform/http.ts';
import { useSubmit } from '../../platform/useSubmit.ts';
import { AT_ONCE } from './subscription-view.ts';

export type SubscriptionChange = NonNullable<CallInput<typeof changeSubscription>['body']>;

/** A subscription as the shop last told it, and the ways to change it, one after another. */
export function useSubscription(first: Subscription) {
  const [subscription, setSubscription] = useState(first);
  const { submit, errors, failure, busy } = useSubmit();
  const params = { id: String(first.id) };

  /** @returns what it has become; nothing where the shop did not take it */
  const run = (ask: () => Promise<Subscription>) =>
    submit(async () => {
      const answer = await ask();
      setSubscription(answer);
      return answer;
    });

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
