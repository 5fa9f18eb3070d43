import { useEffect, useState } from 'react';
import { isSparing } from './sparing.ts';

/** What only whoever uses a page does. */
const USES = ['focusin', 'keydown', 'pointerdown'];

/** What tells that somebody reads it: enough to fetch ahead, where nobody asks to be sparing. */
const READS = ['scroll', 'touchstart'];

const isUsed = () => document.activeElement !== document.body || (scrollY > 0 && !isSparing());

/**
 * Whether the page is in use rather than only looked at, so that what only its use needs is fetched no sooner. What
 * happened before anybody listened counts too, as far as the page still shows it.
 */
export function useInteraction(): boolean {
  const [used, setUsed] = useState(false);
  useEffect(() => {
    if (used) return;
    const note = () => setUsed(true);
    if (isUsed()) return note();
    const stopped = new AbortController();
    const options = { passive: true, signal: stopped.signal };
    for (const kind of USES) addEventListener(kind, note, { ...options, capture: true });
    // Not captured: a list that shows where the shopper is scrolls by itself, and that does not bubble.
    for (const kind of READS) addEventListener(kind, () => isSparing() || note(), options);
    return () => stopped.abort();
  }, [used]);
  return used;
}
