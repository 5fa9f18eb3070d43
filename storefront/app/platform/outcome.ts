import { useEffect, useState } from 'react';

/** What became of what was asked. */
type Outcome<T> = { answer: T } | { failure: unknown };

/**
 * What became of a promise; what came of the one before it stays until then. Not the router's `Await`: whatever
 * one screen takes of the router, every page has to load.
 */
export function useOutcome<T>(asked: Promise<T>): Outcome<T> | undefined {
  const [outcome, setOutcome] = useState<Outcome<T>>();
  useEffect(() => {
    let gone = false;
    asked.then(
      (answer) => gone || setOutcome({ answer }),
      (failure: unknown) => gone || setOutcome({ failure }),
    );
    return () => {
      gone = true;
    };
  }, [asked]);
  return outcome;
}
