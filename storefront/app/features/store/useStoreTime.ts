import { readStore, type Store } from '@otzar/contract/store';
import { useEffect, useState } from 'react';
import { call } from '../../platform/http.ts';

/** How often a page that stays open looks at the clock, in milliseconds. */
const LOOKS_EVERY = 30_000;

/**
 * The store with the moment that it is there now. The page may have been kept for a while, and a browser's
 * clock may be wrong: the shop is asked once, and from then on time is measured, not read off a clock.
 */
export function useStoreTime(rendered: Store): { store: Store; now: Date } {
  const [store, setStore] = useState(rendered);
  const [now, setNow] = useState(() => new Date(rendered.now));
  useEffect(() => {
    const left = new AbortController();
    const { signal } = left;
    let timer: ReturnType<typeof setInterval> | undefined;
    const begin = (answer: Store) => {
      if (signal.aborted) return;
      const asked = performance.now();
      const then = Date.parse(answer.now);
      setStore(answer);
      setNow(new Date(then));
      timer = setInterval(() => setNow(new Date(then + performance.now() - asked)), LOOKS_EVERY);
    };
    call(readStore, {}, { signal }).then(begin, () => begin(rendered));
    return () => {
      left.abort();
      clearInterval(timer);
    };
  }, [rendered]);
  return { store, now };
}
