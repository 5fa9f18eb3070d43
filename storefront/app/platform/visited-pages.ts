import { ownPath } from '@otzar/domain/own-path';
import * as v from 'valibot';
import { pageAt } from './own-address.ts';

const VisitedPages = v.array(v.object({ path: v.string(), markup: v.string() }));

/** What the worker keeps of pages; see `public/sw.js`. */
const VISITED = /^otzar-(pages|answers)-/;

const plain = (markup: string): string =>
  new DOMParser().parseFromString(markup, 'text/html').body.textContent;

/** The pages of this language that open without a connection, the last visited first; none where no worker keeps any. */
export async function visitedPages(): Promise<{ path: string; name: string }[]> {
  const worker = navigator.serviceWorker?.controller;
  if (!worker) return [];
  const { port1, port2 } = new MessageChannel();
  const answer = new Promise<unknown>((resolve) => {
    port1.onmessage = ({ data }) => resolve(data);
  });
  worker.postMessage({ visited: true }, [port2]);
  const told = v.safeParse(VisitedPages, await answer);
  port1.close();
  const pages = told.success ? told.output : [];
  return pages.flatMap(({ path, markup }) =>
    ownPath(path) === null ? [] : [{ path: pageAt(path), name: plain(markup) }],
  );
}

/** Forgets which pages were visited: the next one at this browser may be somebody else. */
export async function forgetVisited(): Promise<void> {
  if (!('caches' in globalThis)) return;
  try {
    const names = await caches.keys();
    await Promise.all(
      names.filter((name) => VISITED.test(name)).map((name) => caches.delete(name)),
    );
  } catch {
    // A browser that lets nobody look has kept nothing.
  }
}
