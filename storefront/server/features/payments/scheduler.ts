import { logFailure } from '../../kit/error-reports.ts';
import type { Shop } from '../../kit/shop.ts';
import { settleDue } from './settle.ts';

const ROUND_EVERY_MS = 2_000;

/**
 * Runs while the shop is open, in every process of it.
 * @returns a function that ends the rounds and waits for the one under way.
 */
export function startSettling(shop: Pick<Shop, 'db' | 'clock' | 'gateway'>): () => Promise<void> {
  let underWay = Promise.resolve();
  let going = false;
  const timer = setInterval(() => {
    if (going) return;
    going = true;
    underWay = settleDue(shop)
      .then(() => undefined)
      // A database that is away for a moment is no reason to end: what is due waits in it.
      .catch((error: unknown) => logFailure('Payments wait', error))
      .finally(() => {
        going = false;
      });
  }, ROUND_EVERY_MS);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await underWay;
  };
}
