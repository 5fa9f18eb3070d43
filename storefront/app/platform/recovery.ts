import { useEffect, useRef } from 'react';

/** After how long it is tried again, in milliseconds: at first soon, later seldom. */
const PAUSES = [3_000, 6_000, 12_000];
const LONGEST_PAUSE = 30_000;

const waitOf = (failure: unknown): number =>
  failure instanceof Error && 'wait' in failure && typeof failure.wait === 'number'
    ? failure.wait * 1_000
    : 0;

/**
 * Tries again what has failed, once: after a while, or as soon as there is a connection again.
 * @param failure what it failed with; not before the shop has asked to be asked again
 * @param tries how often it was tried again already
 * @returns the way to stop
 */
export function tryLater(failure: unknown, tries: number, again: () => void): () => void {
  const pause = Math.max(PAUSES[tries] ?? LONGEST_PAUSE, waitOf(failure));
  const timer = setTimeout(run, pause);
  window.addEventListener('online', run);
  function stop(): void {
    clearTimeout(timer);
    window.removeEventListener('online', run);
  }
  function run(): void {
    stop();
    again();
  }
  return stop;
}

/**
 * What could not be loaded comes by itself when the shop answers again.
 * @param failure undefined while nothing has failed; another one each time it does
 */
export function useRecovery(failure: unknown, retry: () => void): void {
  const tries = useRef(0);
  const latest = useRef(retry);
  useEffect(() => {
    latest.current = retry;
  }, [retry]);
  useEffect(() => {
    if (failure === undefined) return;
    return tryLater(failure, tries.current, () => {
      tries.current += 1;
      latest.current();
    });
  }, [failure]);
}
