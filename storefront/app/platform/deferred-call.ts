interface DeferredCall {
  /** How many screens wait for it. */
  readers: number;
  stop: AbortController;
}

/** Calls by the promise that screens have of them. */
const underWay = new WeakMap<Promise<unknown>, DeferredCall>();

/**
 * What a loader asks for without waiting: the screen is shown meanwhile. Whoever has left by the time it
 * fails is told of no failure.
 * @param ask makes the call; its signal ends it once nobody waits any more
 */
export function deferCall<T>(ask: (signal: AbortSignal) => Promise<T>): { pending: Promise<T> } {
  const stop = new AbortController();
  const pending = ask(stop.signal);
  pending.catch(() => undefined);
  underWay.set(pending, { readers: 0, stop });
  return { pending };
}

/** Notes that a screen waits for what was asked. @returns for when the screen is left: then it may be cancelled */
export function awaitCall(pending: Promise<unknown>): () => void {
  const call = underWay.get(pending);
  if (!call) return () => undefined;
  call.readers += 1;
  return () => {
    call.readers -= 1;
    // A screen that is drawn anew leaves and comes back in one go.
    setTimeout(() => {
      if (call.readers === 0) call.stop.abort();
    });
  };
}
