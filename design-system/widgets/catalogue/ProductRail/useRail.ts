import { useCallback, useRef, useState } from 'react';
import * as messages from '#messages/widgets/catalogue/ProductRail';

/** Both ends until the row is measured: the server's drawing has no arrows. */
const whole = { start: true, end: true };

/** Browsers round the scroll position: this near to an end, in px, counts as there. */
const nearly = 2;

/** For how long a row has to stand still before one looks what has come into view, in milliseconds. */
const REST = 150;

/** Which of its cards a row shows whole, e.g. `5 to 8 of 12`. */
function inView(row: HTMLElement): string {
  const { left, right } = row.getBoundingClientRect();
  const cards = [...row.children].map((card) => card.getBoundingClientRect());
  const isWhole = (card: DOMRect) => card.left > left - nearly && card.right < right + nearly;
  return messages.inView(
    cards.findIndex(isWhole) + 1,
    cards.findLastIndex(isWhole) + 1,
    cards.length,
  );
}

/** Where a row of cards stands between its ends, and how to push it along by what is in sight. */
export function useRail() {
  const node = useRef<HTMLUListElement>(null);
  const pushed = useRef(false);
  const [ends, setEnds] = useState(whole);
  const [told, setTold] = useState('');

  const row = useCallback((element: HTMLUListElement | null) => {
    node.current = element;
    if (!element) return;
    const measure = () => {
      // Negative where the text runs from right to left.
      const passed = Math.abs(element.scrollLeft);
      const start = passed < nearly;
      const end = passed + element.clientWidth > element.scrollWidth - nearly;
      setEnds((was) => (was.start === start && was.end === end ? was : { start, end }));
    };
    let rest: ReturnType<typeof setTimeout>;
    const tell = () => {
      if (pushed.current) setTold(inView(element));
      pushed.current = false;
    };
    const scrolled = () => {
      measure();
      clearTimeout(rest);
      rest = setTimeout(tell, REST);
    };
    const seen = new ResizeObserver(measure);
    seen.observe(element);
    element.addEventListener('scroll', scrolled, { passive: true });
    return () => {
      seen.disconnect();
      clearTimeout(rest);
      element.removeEventListener('scroll', scrolled);
    };
  }, []);

  /** `1` onward, `-1` back; what has come into view is told. Snapping settles it on a card's edge. */
  const push = (way: 1 | -1) => {
    const element = node.current;
    if (!element) return;
    pushed.current = true;
    const onward = getComputedStyle(element).direction === 'rtl' ? -1 : 1;
    element.scrollBy({ left: way * onward * element.clientWidth * 0.8 });
  };

  return { row, ends, told, push };
}
