/** What a shopper does with a page. */
const USES = ['pointerdown', 'pointermove', 'keydown', 'scroll', 'touchmove', 'wheel'] as const;

/** A moment in which the browser has nothing better to do. */
export const idle = (): Promise<void> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: 5_000 });
    else setTimeout(resolve, 1_000);
  });

/**
 * Runs something once nobody has used the page for so long.
 * @param rest in milliseconds
 * @returns the way to stop
 */
export function afterRest(rest: number, run: () => void): () => void {
  const stopped = new AbortController();
  const end = () => {
    clearTimeout(timer);
    stopped.abort();
  };
  const wait = () =>
    setTimeout(() => {
      end();
      run();
    }, rest);
  let timer = wait();
  const again = () => {
    clearTimeout(timer);
    timer = wait();
  };
  const heard = { signal: stopped.signal, capture: true, passive: true };
  for (const use of USES) window.addEventListener(use, again, heard);
  return end;
}
