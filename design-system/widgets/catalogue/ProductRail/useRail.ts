import { useCallback, useRef, useState } from 'react';

/** Both ends until the row is measured: the server's drawing has no arrows. */
const whole = { start: true, end: true };

/** Browsers round the scroll position: this near to an end, in px, counts as there. */
const nearly = 2;

/** Where a row of cards stands between its ends, and how to push it along by what is in sight. */
export function useRail() {
  const node = useRef<HTMLElement>(null);
  const [ends, setEnds] = useState(whole);

  const row = useCallback((element: HTMLElement | null) => {
    node.current = element;
    if (!element) return;
    const measure = () => {
      // Negative where the text runs from right to left.
      const passed = Math.abs(element.scrollLeft);
      const start = passed < nearly;
      const end = passed + element.clientWidth > element.scrollWidth - nearly;
      setEnds((was) => (was.start === start && was.end === end ? was : { start, end }));
    };
    const seen = new ResizeObserver(measure);
    seen.observe(element);
    element.addEventListener('scroll', measure, { passive: true });
    return () => {
      seen.disconnect();
      element.removeEventListener('scroll', measure);
    };
  }, []);

  /** `1` onward, `-1` back. Snapping settles it on a card's edge. */
  const push = (way: 1 | -1) => {
    const element = node.current;
    if (!element) return;
    const onward = getComputedStyle(element).direction === 'rtl' ? -1 : 1;
    element.scrollBy({ left: way * onward * element.clientWidth * 0.8 });
  };

  return { row, ends, push };
}
