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

/** Whether an error is news: one that is told of by several is told of once, and what ends with the page is none. */
function isNews(error: unknown): boolean {
  if (isPageLeaving()) return false;
  if (typeof error !== 'object' || error === null) return true;
  if (told.has(error)) return false;
  told.add(error);
  return true;
}

/** Sends an error, or has it wait for the service's code. */
function sendOrKeep(error: unknown): void {
  if (send) send(error);
  else waiting = [...waiting, error].slice(0, MOST_WAITING);
}

/** Tells the error-reporting service, where there is one, of what went wrong; else it stands in the console. */
export function report(error: unknown): void {
  if (!isNews(error)) return;
  if (!send) console.warn('Something went wrong:', error);
  sendOrKeep(error);
}

/**
 * Tells the service from now on of what nobody caught, also of what happens before its code has come: the browser writes
 * it into the console by itself. @returns the way to stop
 */
export function watchUncaughtErrors(): () => void {
  const stopped = new AbortController();
  const { signal } = stopped;
  // Of an error in a script of another origin, and of a layout that did not settle, there is nothing to tell.
  const note = (error: unknown) => {
    if (error != null && isNews(error)) sendOrKeep(error);
  };
  addEventListener('error', ({ error }) => note(error), { signal });
  addEventListener('unhandledrejection', ({ reason }) => note(reason), { signal });
  return () => stopped.abort();
}
