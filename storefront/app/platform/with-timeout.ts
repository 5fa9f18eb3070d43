import * as messages from '#messages/platform';
import { CallFailed } from './call-failed.ts';

/** How long a screen waits for an answer before it says that it has none, in milliseconds. */
export const RESPONSE_TIMEOUT = 10_000;

/** What is said of an answer that has not come in that time. */
export const timeoutFailure = (): CallFailed =>
  new CallFailed(0, {
    message: messages.tooSlow,
  });

/**
 * What was read, or a failure once it has taken too long. No call has a time-out of its own (specification,
 * section 7); one that nobody waits for any more is cancelled.
 * @param ask makes the call; its signal says that nobody waits any more
 * @param left says that whoever asked has left
 * @throws {CallFailed}
 */
export function withTimeout<T>(
  ask: (signal: AbortSignal) => Promise<T>,
  left?: AbortSignal,
): Promise<T> {
  const stop = new AbortController();
  const end = () => stop.abort();
  left?.addEventListener('abort', end);
  let timer: ReturnType<typeof setTimeout>;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(timeoutFailure()), RESPONSE_TIMEOUT);
  });
  return Promise.race([ask(stop.signal), late]).finally(() => {
    clearTimeout(timer);
    left?.removeEventListener('abort', end);
    end();
  });
}
