import { pageBuild } from './build.ts';
import { afterRest, idle } from './idle.ts';
import { isPageLeaving } from './page-leaving.ts';
import { isSparing } from './sparing.ts';

/** The addresses of what this page is made of, itself first. */
function madeOf(): string[] {
  const { origin, href } = location;
  const loaded = performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => /^\/(assets|media)\//.test(name.slice(origin.length)));
  return [
    ...new Set([href.split('#')[0] ?? href, ...loaded.filter((one) => one.startsWith(origin))]),
  ];
}

/** How long nobody has used a first page before it is kept, in milliseconds. */
const FIRST_PAGE_REST = 10_000;

/** The code that a page of the shop names in its head: addresses of files that never change. */
export async function scriptsOf(path: string): Promise<string[]> {
  const page = new DOMParser().parseFromString(await (await fetch(path)).text(), 'text/html');
  return [...page.querySelectorAll('link[rel="modulepreload"]')].map(
    (link) => new URL(link.getAttribute('href') ?? '', location.href).href,
  );
}

/** Whether another page of the shop was open in this tab before, as far as the browser tells (Navigation API). */
const hasComeFromAnother = (): boolean =>
  'navigation' in window && window.navigation.entries().length > 1;

/** Whether the worker handed this page on; one that came up meanwhile has claimed it, and knows nothing of it. */
const hasPassedWorker = (): boolean =>
  (performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]).some(
    ({ workerStart }) => workerStart > 0,
  );

let begun: Promise<ServiceWorkerRegistration> | undefined;

/** Has the worker keep this page, and what it is made of where the worker has not seen it pass. */
async function keepThisPage(loadMore: () => Promise<string[]>): Promise<void> {
  if (isSparing()) return;
  const addresses = begun || hasPassedWorker() ? [] : madeOf();
  try {
    begun ??= navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' });
    await begun;
    const { active } = await navigator.serviceWorker.ready;
    active?.postMessage({ addresses: [...addresses, ...(await loadMore())] });
  } catch (error) {
    begun = undefined;
    if (!isPageLeaving()) console.warn('Pages are not kept for later:', error);
  }
}

interface KeepVisited {
  /** Whether somebody has come to a second page: a first one is left alone for a while. */
  goneOn: boolean;
  /** Loads what may be needed besides, such as the bag, and answers further addresses; told whether this is a first page. */
  loadMore?: (isFirst: boolean) => Promise<string[]>;
}

/**
 * Lets pages that are visited be read without a connection, and this one too; not where the shopper or the connection
 * asks to be sparing, nor where the pages are not built, as in a test.
 * @returns the way to stop
 */
export function cacheVisited({ goneOn, loadMore = async () => [] }: KeepVisited): () => void {
  if (pageBuild() === null || !('serviceWorker' in navigator) || isSparing()) return () => {};
  const isSecond = goneOn || navigator.serviceWorker.controller !== null || hasComeFromAnother();
  if (!isSecond) return afterRest(FIRST_PAGE_REST, () => void keepThisPage(() => loadMore(true)));
  let left = false;
  void idle().then(() => (left ? undefined : keepThisPage(() => loadMore(false))));
  return () => {
    left = true;
  };
}
