/** On every answer of this shop, of its pages and of its files; a block page of a filter has none of ours. */
const OUR_HEADER = 'Content-Security-Policy';
/** A small file that no filter minds. */
const HARMLESS = '/favicon.svg';

const ask = (address: string) => fetch(address, { cache: 'no-store' });

/** Whether somebody between the shop and this browser keeps a file from it; not one that the shop itself no longer has. */
async function isKeptFromUs(address: string): Promise<boolean> {
  try {
    return !(await ask(address)).headers.has(OUR_HEADER);
  } catch {
    // No answer for this file: a filter only where the shop answers for another.
    return ask(HARMLESS).then(
      (response) => response.ok,
      () => false,
    );
  }
}

/** The address in a browser's words for a module that did not come; some name none. */
const addressIn = (words: string) => /https?:\/\/\S+|\/\S+\.(?:js|css)\b/.exec(words)?.[0];

/** The file that an event says did not come. */
function missingFile(event: Event): string | undefined {
  if ('payload' in event && event.payload instanceof Error) return addressIn(event.payload.message);
  if (event.target instanceof HTMLScriptElement) return event.target.src;
  if (event.target instanceof HTMLLinkElement) return event.target.href;
  return undefined;
}

/**
 * Calls back once, at the first sign of a content filter or proxy. The rule: the browser is online, a
 * script or style sheet of this shop did not come, and asked for again it is answered by somebody
 * else, or by nobody while the shop answers for another file. A slow page alone is no sign: that may
 * be us.
 * @returns the way to stop
 */
export function onContentFilter(seen: () => void): () => void {
  const stopped = new AbortController();
  const { signal } = stopped;
  const look = async (event: Event) => {
    const file = missingFile(event);
    if (!file || !navigator.onLine) return;
    const address = new URL(file, location.href);
    if (address.origin !== location.origin) return;
    if (!(await isKeptFromUs(address.href)) || signal.aborted) return;
    stopped.abort();
    seen();
  };
  // Errors of elements do not bubble; Vite tells of modules by an event of its own (specification, section 8).
  window.addEventListener('error', look, { capture: true, signal });
  window.addEventListener('vite:preloadError', look, { signal });
  return () => stopped.abort();
}
