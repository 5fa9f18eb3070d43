import { type CSSProperties, useLayoutEffect, useState } from 'react';

/** Where something hangs: its upper edge below an element, its end at the element's end. */
function placeBelow(anchor: Element): CSSProperties {
  if (anchor.getClientRects().length === 0) return {};
  const { bottom, left, right } = anchor.getBoundingClientRect();
  const { direction } = getComputedStyle(anchor);
  const fromEnd = direction === 'rtl' ? left : document.documentElement.clientWidth - right;
  return { '--below': `${bottom}px`, '--from-end': `${fromEnd}px` } as CSSProperties;
}

/** The place below an element, kept while the window changes its size; no place without one. */
export function usePlaceBelow(anchor: Element | null): CSSProperties {
  const [place, setPlace] = useState<CSSProperties>({});
  useLayoutEffect(() => {
    if (!anchor) return;
    const measure = () => setPlace(placeBelow(anchor));
    measure();
    window.addEventListener('resize', measure);
    return () => window.removeEventListener('resize', measure);
  }, [anchor]);
  return place;
}
