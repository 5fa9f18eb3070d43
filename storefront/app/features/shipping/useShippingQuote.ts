import { useEffect, useState } from 'react';
import { CallFailed, unreachable } from '../../platform/call-failed.ts';
import { useRecovery } from '../../platform/recovery.ts';
import { withTimeout } from '../../platform/with-timeout.ts';
import type { Destination, ShippingQuote } from './quote.ts';

export type QuoteState =
  | { status: 'idle' }
  | { status: 'loading' }
  | { status: 'ready'; quote: ShippingQuote }
  /** `at` where it is the place that is wrong, and not the way to the shop. */
  | { status: 'failed'; message: string; at?: 'postal_code' | 'country'; failure: unknown };

/** How long typing must rest before the shop is asked, in milliseconds. */
const SETTLE = 300;

/**
 * Ways and costs of delivery, asked again whenever the destination changes.
 * An answer that comes late never replaces a newer one.
 * @param destination null while it is not known, e.g. the postal code is not complete
 */
export function useShippingQuote(destination: Destination | null) {
  const [state, setState] = useState<QuoteState>({ status: 'idle' });
  const [attempt, setAttempt] = useState(0);
  // A string, so that an equal destination of another render does not ask again.
  const wanted = destination && JSON.stringify(destination);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a retry asks again for the same place
  useEffect(() => {
    if (!wanted) {
      setState({ status: 'idle' });
      return;
    }
    const left = new AbortController();
    setState({ status: 'loading' });
    const timer = setTimeout(async () => {
      const { quoteFor, wrongPlace } = await import('./quote.ts');
      try {
        const quote = await withTimeout(
          (signal) => quoteFor(JSON.parse(wanted), signal),
          left.signal,
        );
        if (!left.signal.aborted) setState({ status: 'ready', quote });
      } catch (failure) {
        const message = failure instanceof CallFailed ? failure.message : unreachable.message;
        const at = wrongPlace(failure);
        if (!left.signal.aborted)
          setState({ status: 'failed', message, failure, ...(at && { at }) });
      }
    }, SETTLE);
    return () => {
      left.abort();
      clearTimeout(timer);
    };
  }, [wanted, attempt]);

  const retry = () => setAttempt((count) => count + 1);
  // Another place is the shopper's to name.
  useRecovery(state.status === 'failed' && !state.at ? state.failure : undefined, retry);
  return { state, retry };
}
