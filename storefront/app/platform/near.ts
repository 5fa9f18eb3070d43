import { type RefObject, useEffect, useRef, useState } from 'react';

/** How far from the screen something counts as near, in heights of it: it is there when a shopper comes to it. */
const AHEAD = '100%';

/** Whether an element has been near the screen, so that what only it shows need not be fetched for whoever never comes there. */
export function useNear<E extends Element>(): { near: boolean; ref: RefObject<E | null> } {
  const ref = useRef<E>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (near || !ref.current) return;
    const watch = new IntersectionObserver(
      (entries) => setNear(entries.some(({ isIntersecting }) => isIntersecting)),
      { rootMargin: `${AHEAD} 0px` },
    );
    watch.observe(ref.current);
    return () => watch.disconnect();
  }, [near]);
  return { near, ref };
}
