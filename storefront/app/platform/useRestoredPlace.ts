import { useEffect } from 'react';
import { useLocation, useMatches, useNavigationType } from 'react-router-dom';
import { MOVES } from './own-moves.ts';

/** After how long the place on a page is put right once more, in milliseconds (specification, section 2, Scrolling). */
const WAIT = { lists: 2000, elsewhere: 500 };

/** The screens whose content is a list of products. */
const LISTS = new Set(['search', 'listing', 'automated', 'collection', 'creator']);

/** Where a page of this visit was left. */
interface Left {
  /** How far down, in pixels. */
  place: number;
  /** The link by which it was left, and how far down the page that stood. */
  link?: { href: string; at: number };
}

/** By the key of the page's entry in the history. */
const places = new Map<string, Left>();

/** The key of the entry that the browser is at, as the router keeps it; the first has none. */
const entryKey = (): string => window.history.state?.key ?? 'default';

const howFarDown = (element: Element) => element.getBoundingClientRect().top + window.scrollY;

const linksOf = () => [...document.querySelectorAll('main a[href]')];

/** How far what the shopper left by has been pushed down since, in pixels. */
function pushed(link: Left['link']): number {
  const there = link && linksOf().find((one) => one.getAttribute('href') === link.href);
  return there ? howFarDown(there) - link.at : 0;
}

/** Keeps the place on a page for whoever comes back to it. */
function useNotedPlace(key: string): void {
  useEffect(() => {
    const stopped = new AbortController();
    const { signal } = stopped;
    const note = () => {
      // The history is ahead of the page: how the next one is scrolled is no place on this one.
      if (entryKey() !== key) return;
      places.set(key, { ...places.get(key), place: window.scrollY });
    };
    const noteLink = ({ target }: MouseEvent) => {
      const href = target instanceof Element && target.closest('main a')?.getAttribute('href');
      const first = href && linksOf().find((one) => one.getAttribute('href') === href);
      if (first) places.set(key, { place: window.scrollY, link: { href, at: howFarDown(first) } });
    };
    window.addEventListener('scroll', note, { passive: true, signal });
    // Before the router leaves the page.
    window.addEventListener('click', noteLink, { capture: true, signal });
    return () => stopped.abort();
  }, [key]);
}

/**
 * Back and forward lead to where the page was left. The router goes there at once; what comes late can push
 * the page about, so it is put right after the time that the specification names, unless the shopper has moved.
 */
export function useRestoredPlace(): void {
  const { key, hash } = useLocation();
  const back = useNavigationType() === 'POP';
  const wait = LISTS.has(useMatches().at(-1)?.id ?? '') ? WAIT.lists : WAIT.elsewhere;
  // Read before this page's own scrolling is noted over it.
  const left = places.get(key);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each arrival
  useEffect(() => {
    // A hash says where to go by itself (specification, section 2, Scrolling).
    if (!back || left === undefined || hash) return;
    const top = () => left.place + pushed(left.link);
    const timer = setTimeout(() => window.scrollTo({ top: top(), behavior: 'instant' }), wait);
    const leave = () => clearTimeout(timer);
    for (const move of MOVES) window.addEventListener(move, leave, { once: true, passive: true });
    return () => {
      leave();
      for (const move of MOVES) window.removeEventListener(move, leave);
    };
  }, [key]);
  useNotedPlace(key);
}
