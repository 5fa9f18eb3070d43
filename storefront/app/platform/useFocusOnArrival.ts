import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Whoever goes on by a link or a button that leaves with its page goes on at the next page's heading, or at
 * its content while that is still coming: a keyboard and a screen reader would stand nowhere.
 */
export function useFocusOnArrival(): void {
  const { pathname } = useLocation();
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    if (document.activeElement !== document.body) return;
    const content = document.getElementById('content');
    const heading = content?.querySelector('h1');
    if (heading) heading.tabIndex = -1;
    (heading ?? content)?.focus({ preventScroll: true });
  }, [pathname]);
}
