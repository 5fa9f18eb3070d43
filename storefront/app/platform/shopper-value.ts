import { useStore } from 'jotai/react';
import type { Atom } from 'jotai/vanilla';
import { useCallback, useSyncExternalStore } from 'react';

/**
 * What an atom holds for this shopper; in a part that wakes up late first what the server drew, however
 * long the atom has known better, so that the two agree.
 */
export function useShopperValue<T>(own: Atom<T>, onServer: T): T {
  const store = useStore();
  return useSyncExternalStore(
    useCallback((changed) => store.sub(own, changed), [store, own]),
    () => store.get(own),
    () => onServer,
  );
}
