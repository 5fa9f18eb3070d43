import { isPageLeaving } from './page-leaving.ts';

type Report = (error: unknown) => void;

/** Errors that wait for the service's code, which comes after the page; more than a visit reports are not kept. */
const MOST_WAITING = 10;

let send: Report | undefined;
let waiting: unknown[] = [];
const told = new WeakSet<object>();

/** Says who hears of errors from now on, of those before as well. @returns the way to stop */
export function onReport(handler: Report): () => void {
  send = handler;
  for (const error of waiting.splice(0)) handler(error);
  return () => {
    if (send === handler) send = undefined;
  };
}

/**
 * Tells the error-reporting service, where there is one, of what went wrong; else it stands in the console. An
 * error that is told of by several is told of once, and what ends with the page is none.
 */
export function report(error: unknown): void {
  if (isPageLeaving()) return;
  if (typeof error === 'object' && error !== null) {
    if (told.has(error)) return;
    told.add(error);
  }
  if (send) {
    send(error);
    return;
  }
  console.warn('Something went wrong:', error);
  waiting = [...waiting, error].slice(0, MOST_WAITING);
}
