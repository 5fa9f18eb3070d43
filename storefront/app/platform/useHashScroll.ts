import { scrollPageTo } from '@otzar/design-system/foundations/scroll';
import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { MOVES } from './own-moves.ts';

/** How long a part that an address names may take to come, in milliseconds. */
const WAIT = 10_000;

/** The part of the page that a hash names, spelled as it is or encoded. */
function partOf(hash: string): HTMLElement | null {
  const name = hash.slice(1);
  let decoded = name;
  try {
    decoded = decodeURIComponent(name);
  } catch {
    // A percent sign of its own: no address, but a name.
  }
  return document.getElementById(decoded) ?? document.getElementById(name);
}

/** Where the page must be for a part to stand at its top, beneath what covers it, in pixels. */
function topOf(part: HTMLElement): number {
  const { scrollMarginTop } = getComputedStyle(part);
  const { scrollPaddingTop } = getComputedStyle(document.documentElement);
  const kept =
    (Number.parseFloat(scrollMarginTop) || 0) + (Number.parseFloat(scrollPaddingTop) || 0);
  return Math.max(part.getBoundingClientRect().top + window.scrollY - kept, 0);
}

/** Calls back once the part is there; gives up after a while. @returns the way to stop */
function whenThere(hash: string, found: (part: HTMLElement) => void): () => void {
  const look = () => {
    const part = partOf(hash);
    if (!part) return;
    stop();
    found(part);
  };
  const watch = new MutationObserver(look);
  const timer = setTimeout(() => stop(), WAIT);
  const stop = () => {
    watch.disconnect();
    clearTimeout(timer);
  };
  watch.observe(document.body, { childList: true, subtree: true, attributeFilter: ['id'] });
  look();
  return stop;
}

/**
 * An address with a hash leads to the part that it names over 500 ms (specification, section 2, Scrolling), also
 * when that comes late, unless the shopper has gone elsewhere by then.
 */
export function useHashScroll(): void {
  const { pathname, hash, key } = useLocation();
  const shown = useRef(pathname);
  // Before the page is painted: the router has it jump, and the way there begins where it was.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each arrival
  useLayoutEffect(() => {
    const stays = shown.current === pathname;
    shown.current = pathname;
    if (hash.length < 2) return;
    const from = stays ? window.scrollY : 0;
    const stopped = new AbortController();
    const { signal } = stopped;
    const frame = requestAnimationFrame(() => {
      if (partOf(hash)) window.scrollTo({ top: from, behavior: 'instant' });
      const stop = whenThere(hash, (part) =>
        scrollPageTo(topOf(part), () => part.focus({ preventScroll: true })),
      );
      signal.addEventListener('abort', stop);
    });
    const leave = () => {
      cancelAnimationFrame(frame);
      stopped.abort();
    };
    for (const move of MOVES) window.addEventListener(move, leave, { passive: true, signal });
    return leave;
  }, [key]);
}
