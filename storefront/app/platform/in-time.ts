import { CallFailed } from './call-failed.ts';

/** How long a screen waits for an answer before it says that it has none, in milliseconds. */
export const PATIENCE = 10_000;

/** What is said of an answer that has not come in that time. */
export const tooSlow = (): CallFailed =>
  new CallFailed(0, {
    message: 'The shop takes longer to answer than it should. Please try again.',
  });

/**
 * What was read, or a failure once it has taken too long. The call itself goes on, as no call has a time-out
 * (specification, section 7); whoever asked need not wait for it any more.
 * @throws {CallFailed}
 */
export function inTime<T>(asked: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout>;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(tooSlow()), PATIENCE);
  });
  return Promise.race([asked, late]).finally(() => clearTimeout(timer));
}
