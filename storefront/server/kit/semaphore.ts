import { HttpError } from './http-error.ts';

/**
 * Lets a few tasks run at once and a bounded number wait; whoever comes after that is told to come
 * back, so that a rush slows the shop down and does not knock it over.
 */
export class Semaphore {
  readonly #atOnce: number;
  readonly #longest: number;
  #running = 0;
  readonly #waiting: (() => void)[] = [];

  constructor({ atOnce, longest }: { atOnce: number; longest: number }) {
    this.#atOnce = atOnce;
    this.#longest = longest;
  }

  /** Runs a task when its turn comes. @throws {HttpError} 503 when the line is full. */
  async run<T>(task: () => Promise<T>): Promise<T> {
    if (this.#running >= this.#atOnce) {
      if (this.#waiting.length >= this.#longest)
        throw new HttpError(503, 'The shop is very busy. Please try again in a moment.', {
          headers: { 'Retry-After': '2' },
        });
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
    }
    this.#running++;
    try {
      return await task();
    } finally {
      this.#running--;
      this.#waiting.shift()?.();
    }
  }
}
