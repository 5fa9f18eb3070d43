import { type ProductCard, readCards } from '@otzar/contract/product';
import { useEffect, useState } from 'react';
import { call } from '../../platform/http.ts';
import { useRecovery } from '../../platform/recovery.ts';
import { withTimeout } from '../../platform/with-timeout.ts';

/** The cards of products, as far as they have come. */
export interface Cards {
  cards: ProductCard[];
  /** Whether these are what was asked for last. */
  come: boolean;
  /** What the last try failed with; undefined where it did not. */
  failure: unknown;
  retry: () => void;
}

/** The cards of products, in the order of their ids; what the shop has no longer is left out. */
export function useCards(ids: number[]): Cards {
  const [answer, setAnswer] = useState<{ of: string; cards: ProductCard[] }>({ of: '', cards: [] });
  const [failure, setFailure] = useState<unknown>();
  const [attempt, setAttempt] = useState(0);
  const wanted = ids.join(',');
  const retry = () => setAttempt((count) => count + 1);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a retry asks again for the same products
  useEffect(() => {
    if (!wanted) {
      setAnswer({ of: '', cards: [] });
      setFailure(undefined);
      return;
    }
    const left = new AbortController();
    const ask = (signal: AbortSignal) => call(readCards, { query: { ids: wanted } }, { signal });
    withTimeout(ask, left.signal).then(
      (cards) => {
        if (left.signal.aborted) return;
        setAnswer({ of: wanted, cards });
        setFailure(undefined);
      },
      (reason: unknown) => left.signal.aborted || setFailure(reason),
    );
    return () => left.abort();
  }, [wanted, attempt]);
  useRecovery(failure, retry);

  return { cards: answer.cards, come: answer.of === wanted, failure, retry };
}
