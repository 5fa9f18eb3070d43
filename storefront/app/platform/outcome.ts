import { useEffect, useState } from 'react';
import { awaitCall } from './deferred-call.ts';
import { RESPONSE_TIMEOUT, timeoutFailure } from './with-timeout.ts';

/** What became of what was asked. */
type Outcome<T> = { of: Promise<T> } & ({ answer: T } | { failure: unknown });

/**
 * What became of a promise; what came of the one before it stays until then. What takes too long has failed until
 * it comes. Not the router's `Await`: whatever one screen takes of the router, every page has to load.
 */
export function useOutcome<T>(asked: Promise<T>): Outcome<T> | undefined {
  const [outcome, setOutcome] = useState<Outcome<T>>();
  // It may fail before the screen stands, or where that is drawn anew first: nobody listens to it then.
  asked.catch(() => undefined);
  useEffect(() => {
    let gone = false;
    const leave = awaitCall(asked);
    const fail = (failure: unknown) => gone || setOutcome({ of: asked, failure });
    const timer = setTimeout(() => fail(timeoutFailure()), RESPONSE_TIMEOUT);
    asked
      .then((answer) => gone || setOutcome({ of: asked, answer }), fail)
      .finally(() => clearTimeout(timer));
    return () => {
      gone = true;
      leave();
      clearTimeout(timer);
    };
  }, [asked]);
  return outcome;
}
