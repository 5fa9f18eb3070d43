import { logFailure } from './error-reports.ts';

/**
 * Runs something again and again while the shop is open, never twice at once.
 * @param everyMs how often, in milliseconds; a turn is left out while the one before it is under way
 * @param failure what the log says of a run that fails: a database that is away for a moment is no reason to end
 * @returns a function that ends it, and waits for the run under way
 */
export function startScheduler(
  run: () => Promise<unknown>,
  { everyMs, failure }: { everyMs: number; failure: string },
): () => Promise<void> {
  let underWay: Promise<void> | null = null;
  const timer = setInterval(() => {
    underWay ??= run()
      .then(() => undefined)
      .catch((error: unknown) => logFailure(failure, error))
      .finally(() => {
        underWay = null;
      });
  }, everyMs);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await underWay;
  };
}
