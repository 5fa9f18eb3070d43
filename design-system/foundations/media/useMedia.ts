import { useCallback, useSyncExternalStore } from 'react';

const onServer = () => false;

/**
 * Whether a media condition holds, now and as it changes; on the server none does. For what cannot be said in styles, such as
 * other keys on a smaller screen.
 */
export function useMedia(condition: string): boolean {
  const subscribe = useCallback(
    (changed: () => void) => {
      const query = matchMedia(condition);
      query.addEventListener('change', changed);
      return () => query.removeEventListener('change', changed);
    },
    [condition],
  );
  return useSyncExternalStore(subscribe, () => matchMedia(condition).matches, onServer);
}
