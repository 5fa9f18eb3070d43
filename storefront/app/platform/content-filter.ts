import { pageBuild } from './build.ts';

/** On every answer of this shop, of its pages and of its files; a block page of a filter has none of ours. */
const OUR_HEADER = 'Content-Security-Policy';
/** A small file that no filter minds. */
const HARMLESS = '/favicon.svg';
/** A script that says nothing, and is known to the letter: whether it arrives as it was sent is what it is asked for. */
export const KNOWN_FILE = '/known.js';
export const KNOWN_TEXT = "export const known = 'As it left the shop.';\n";
/** A file that takes longer is left alone, in milliseconds: a slow network is no filter. */
const TIMEOUT = 10_000;

const ask = (address: string) =>
  fetch(address, { cache: 'no-store', signal: AbortSignal.timeout(TIMEOUT) });

const isTimeout = (error: unknown) =>
  error instanceof DOMException && error.name === 'TimeoutError';

/** An answer that is not ours. One of 500 and more is a server's own trouble, be it in front of the shop. */
const isSomebodyElses = ({ status, headers }: Response): boolean =>
  status < 500 && !headers.has(OUR_HEADER);

/** No answer for a file: a filter only where the shop answers for another. */
const answersOtherwise = (): Promise<boolean> =>
  ask(HARMLESS).then(
    (response) => response.ok && response.headers.has(OUR_HEADER),
    () => false,
  );

/** Whether somebody between the shop and this browser keeps a file from it; not one that the shop itself no longer has. */
async function isKeptFromUs(address: string): Promise<boolean> {
  try {
    return isSomebodyElses(await ask(address));
  } catch (error) {
    return !isTimeout(error) && answersOtherwise();
  }
}

/**
 * Whether a file that is known to the letter is refused on its way here, or changed. It is neither where there
 * is no connection, where the network is slow, or where the shop itself has trouble.
 */
export async function isKnownFileBlocked(): Promise<boolean> {
  if (!navigator.onLine) return false;
  try {
    const response = await ask(KNOWN_FILE);
    if (isSomebodyElses(response)) return true;
    return response.ok && (await response.text()) !== KNOWN_TEXT;
  } catch (error) {
    return !isTimeout(error) && navigator.onLine && answersOtherwise();
  }
}

/** The address in a browser's words for a module that did not come; some name none. */
const addressIn = (words: string) => /https?:\/\/\S+|\/\S+\.(?:js|css)\b/.exec(words)?.[0];

/** The script or style sheet that an event says did not come; what was only fetched ahead is neither. */
function missingFile(event: Event): string | undefined {
  if ('payload' in event && event.payload instanceof Error) return addressIn(event.payload.message);
  if (event.target instanceof HTMLScriptElement) return event.target.src;
  if (event.target instanceof HTMLLinkElement && event.target.rel === 'stylesheet')
    return event.target.href;
  return undefined;
}

/** Asks for the known file once the browser has nothing better to do, in the shop that is built. */
async function lookOnce(): Promise<boolean> {
  if (pageBuild() === null) return false;
  await new Promise<unknown>((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(resolve, { timeout: TIMEOUT });
    else setTimeout(resolve, 1_000);
  });
  return isKnownFileBlocked();
}

/**
 * Calls back once, at the first sign of a content filter or proxy (specification, section 2). The rule: the
 * browser is online, and a file of this shop that is known to the letter is refused or changed on its way; or
 * a script or style sheet did not come, and asked for again it is answered by somebody else, or by nobody
 * while the shop answers for another file. A slow page alone is no sign: that may be us.
 * @returns the way to stop
 */
export function onContentFilter(seen: () => void): () => void {
  const stopped = new AbortController();
  const { signal } = stopped;
  const tell = () => {
    if (signal.aborted) return;
    stopped.abort();
    seen();
  };
  const look = async (event: Event) => {
    const file = missingFile(event);
    if (!file || !navigator.onLine) return;
    const address = new URL(file, location.href);
    if (address.origin !== location.origin) return;
    if (await isKeptFromUs(address.href)) tell();
  };
  // Errors of elements do not bubble; Vite tells of modules by an event of its own (specification, section 8).
  window.addEventListener('error', look, { capture: true, signal });
  window.addEventListener('vite:preloadError', look, { signal });
  void lookOnce().then((spoilt) => spoilt && tell());
  return () => stopped.abort();
}
