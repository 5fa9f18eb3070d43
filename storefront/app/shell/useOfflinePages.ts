import { bagCount } from '@otzar/domain/bag-count';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { bagModule } from '../features/bag/bag-module.ts';
import { paths } from '../paths.ts';
import { cacheVisited, scriptsOf } from '../platform/offline-pages.ts';
import { useShopperValue } from '../platform/shopper-value.ts';
import { overlayAtom } from './overlay.ts';

/** What whoever only looks, and goes on, needs without a connection: what puts something into the bag. */
async function loadBagRules(): Promise<string[]> {
  await import('../features/bag/bag-actions.ts');
  return [];
}

/** What somebody needs besides who buys: the bag, and what opens over a page. */
async function loadBag(): Promise<string[]> {
  await Promise.all([loadBagRules(), import('./OverlayStage.tsx'), import('./search-parts.tsx')]);
  return scriptsOf(paths.bag);
}

/** Whether somebody does more here than look: something is in the bag, or an overlay was opened. */
function useIsBuying(): boolean {
  const bag = useShopperValue(bagModule.atom, undefined);
  const overlay = useShopperValue(overlayAtom, null);
  const opened = useRef(false);
  if (overlay) opened.current = true;
  return opened.current || (bag !== undefined && bagCount(bag) > 0);
}

/**
 * Keeps visited pages for a time without a connection, from the second one on or once the first has been left alone for a
 * while. Of the bag nothing but its rules is fetched for whoever only looks, and nothing at all on a first page.
 */
export function useOfflinePages(): void {
  const { pathname, search } = useLocation();
  const first = useRef(pathname);
  const goneOn = pathname !== first.current;
  const buying = useIsBuying();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page is kept
  useEffect(() => {
    const forLooking = async (isFirst: boolean) => (isFirst ? [] : loadBagRules());
    return cacheVisited({ goneOn, loadMore: buying ? loadBag : forLooking });
  }, [goneOn, pathname, search, buying]);
}
