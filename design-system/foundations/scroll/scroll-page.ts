import { media } from '@otzar/tokens';

/** How long the page takes to scroll somewhere, in milliseconds (specification, section 9). */
const SCROLL_DURATION = 500;

/** Starts and ends gently; takes and gives a share from 0 to 1. */
const ease = (share: number) => (1 - Math.cos(Math.PI * share)) / 2;

/**
 * Scrolls the page to a height over 500 ms, or at once where the shopper asked for reduced motion.
 * A wheel, a touch or a key of the shopper's own ends it where it is.
 * @param top in CSS pixels from the top of the page
 * @param onArrive called when it has arrived there, not when it was ended before
 */
export function scrollPageTo(top: number, onArrive?: () => void): void {
  if (matchMedia(media.reducedMotion).matches) {
    scrollTo({ top, behavior: 'instant' });
    onArrive?.();
    return;
  }
  const from = scrollY;
  const begun = performance.now();
  const taken = new AbortController();
  for (const hand of ['wheel', 'touchstart', 'keydown']) {
    addEventListener(hand, () => taken.abort(), { signal: taken.signal, passive: true });
  }
  const step = (now: number) => {
    if (taken.signal.aborted) return;
    const share = Math.min(Math.max(now - begun, 0) / SCROLL_DURATION, 1);
    scrollTo({ top: from + (top - from) * ease(share), behavior: 'instant' });
    if (share < 1) {
      requestAnimationFrame(step);
      return;
    }
    taken.abort();
    onArrive?.();
  };
  requestAnimationFrame(step);
}
