import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { paths } from '../paths.ts';
import { keepVisited, scriptsOf } from '../platform/offline-pages.ts';

/** What somebody who goes on needs without a connection: the bag, and what opens over a page. */
async function loadMore(): Promise<string[]> {
  await Promise.all([import('./OverlayStage.tsx'), import('./search-parts.tsx')]);
  return scriptsOf(paths.bag);
}

/** Keeps visited pages for a time without a connection, from the second one on or once the first has been idle. */
export function useOfflinePages(): void {
  const { pathname } = useLocation();
  const first = useRef(pathname);
  const goneOn = pathname !== first.current;
  useEffect(() => keepVisited({ goneOn, loadMore }), [goneOn]);
}
