import { randomUUID } from 'node:crypto';
import { startScheduler } from '../../../kit/scheduler.ts';
import type { Shop } from '../../../kit/shop.ts';
import { runDueSubscriptions } from './due-run.ts';

/**
 * Orders what is due while the shop is open, each time after a pause.
 * @param everySeconds the pause; 0 leaves it to another process
 * @returns a function that ends it, and waits for the order under way
 */
export function startRecurring(shop: Shop, everySeconds: number): () => Promise<void> {
  if (everySeconds === 0) return async () => undefined;
  let ending = false;
  const context = { holder: randomUUID(), ending: () => ending };
  const end = startScheduler(() => runDueSubscriptions(shop, context), {
    everyMs: everySeconds * 1000,
    failure: 'What is due waits',
  });
  return () => {
    ending = true;
    return end();
  };
}
