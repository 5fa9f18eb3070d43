import { randomUUID } from 'node:crypto';
import { logFailure } from '../../../kit/error-reports.ts';
import type { Shop } from '../../../kit/shop.ts';
import { runDueSubscriptions } from './due-run.ts';

/**
 * Runs while the shop is open, each time after a pause.
 * @param everySeconds the pause; 0 for no rounds at all
 * @returns a function that ends the rounds and waits for the order under way
 */
export function startRecurring(shop: Shop, everySeconds: number): () => Promise<void> {
  if (everySeconds === 0) return async () => undefined;
  let ending = false;
  let going: Promise<void> | null = null;
  const walker = { holder: randomUUID(), ending: () => ending };
  const go = () => {
    going ??= runDueSubscriptions(shop, walker)
      .then(() => undefined)
      // A database that is away for a moment is no reason to end: what is due waits in it.
      .catch((error: unknown) => logFailure('What is due waits', error))
      .finally(() => {
        going = null;
      });
  };
  const timer = setInterval(go, everySeconds * 1000);
  timer.unref();
  return async () => {
    ending = true;
    clearInterval(timer);
    await going;
  };
}
