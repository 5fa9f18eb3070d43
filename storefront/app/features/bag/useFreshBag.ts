import { useSetAtom } from 'jotai/react';
import { useEffect } from 'react';
import { spaced } from '../../platform/spaced.ts';
import { onTabReturn } from '../../platform/tab-return.ts';
import { recheckAtom } from './bag-actions.ts';

/** Milliseconds that the shop is left in peace after it was asked: whoever goes to and fro is no flood. */
const APART = 3_000;

/**
 * Asks the shop about price and stock of what is in the bag when a screen opens on it, and again whenever the
 * shopper comes back to the tab; what has changed is noted.
 */
export function useFreshBag(): void {
  const recheck = useSetAtom(recheckAtom);
  useEffect(() => {
    let shown = true;
    const { ask, stop } = spaced(() => recheck(() => shown), APART);
    ask();
    const stopListening = onTabReturn(ask);
    return () => {
      shown = false;
      stopListening();
      stop();
    };
  }, [recheck]);
}
