import { useEffect, useState } from 'react';

/**
 * Whether something has happened in this window: what is for that alone is fetched no sooner.
 * @param kind of event
 * @param before whether it may have happened before anybody listened
 */
export function useHappened(kind: 'scroll', before: () => boolean): boolean {
  const [happened, setHappened] = useState(false);
  useEffect(() => {
    if (happened) return;
    const note = () => setHappened(true);
    if (before()) return note();
    addEventListener(kind, note, { once: true, passive: true });
    return () => removeEventListener(kind, note);
  }, [kind, before, happened]);
  return happened;
}
