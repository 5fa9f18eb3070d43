import pLimit, { type LimitFunction } from 'p-limit';
import { HttpError } from './http-error.ts';
import { messages } from './messages.ts';

/**
 * Lets a few tasks run at once and a bounded number wait; whoever comes after that is told to come
 * back, so that a rush slows the shop down and does not knock it over.
 */
export class Semaphore {
  readonly #limit: LimitFunction;
  readonly #longest: number;

  constructor({ atOnce, longest }: { atOnce: number; longest: number }) {
    this.#limit = pLimit(atOnce);
    this.#longest = longest;
  }

  /** Runs a task when its turn comes. @throws {HttpError} 503 when the line is full. */
  async run<T>(task: () => Promise<T>): Promise<T> {
    const { activeCount, pendingCount, concurrency } = this.#limit;
    if (activeCount === concurrency && pendingCount >= this.#longest)
      throw new HttpError(503, messages.veryBusy, {
        headers: { 'Retry-After': '2' },
      });
    return this.#limit(task);
  }
}
