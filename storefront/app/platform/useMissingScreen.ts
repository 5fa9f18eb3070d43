import { useSetAtom } from 'jotai/react';
import { useEffect } from 'react';
import * as messages from '#messages/platform';
import { showMessageAtom } from './messages.ts';
import { openInsteadOfRouter, wantedAddress } from './navigations.ts';
import { isPageLeaving } from './page-leaving.ts';
import { tryLater } from './recovery.ts';
import type { PreloadError } from './stale-build.ts';

/** Whether the shop, or a worker in its place, answers for an address. */
const answers = (address: string): Promise<boolean> =>
  fetch(address, { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => navigator.serviceWorker?.controller != null,
  );

/** Tells that the code of a screen did not come, by Vite's own event (specification, section 8). */
function tellMissing(screen: string): void {
  const error: PreloadError = Object.assign(new Event('vite:preloadError'), {
    payload: new Error(`The code of ${screen} did not come.`),
    screen,
  });
  window.dispatchEvent(error);
}

/**
 * The router loads the page again that is open when the code of the next screen does not come. Where the browser lets
 * us (Navigation API), the screen that was asked for is loaded instead, once it can be had.
 */
export function useMissingScreen(): void {
  const show = useSetAtom(showMessageAtom);
  useEffect(() => {
    if (!('navigation' in window)) return;
    const opening = new Set<string>();
    const load = async (address: string) => {
      for (let tries = 0; !(await answers(address)); tries += 1) {
        if (wantedAddress() !== address) return;
        if (tries === 0) show({ tone: 'error', text: messages.opensOnceConnected });
        await new Promise<void>((again) => {
          tryLater(undefined, tries, again);
        });
      }
      // Whoever has gone elsewhere meanwhile stays there.
      if (wantedAddress() === address) tellMissing(address);
    };
    // The router may ask for a file more than once, and reloads for each.
    const open = async (address: string) => {
      if (opening.has(address)) return;
      opening.add(address);
      await load(address);
      opening.delete(address);
    };
    const instead = (event: NavigateEvent) => {
      if (event.navigationType !== 'reload' || event.userInitiated) return;
      // To load it again would call whoever leaves it back.
      if (isPageLeaving()) return event.preventDefault();
      const address = wantedAddress();
      if (address === null) return;
      event.preventDefault();
      openInsteadOfRouter((next) => void open(next));
      void open(address);
    };
    window.navigation.addEventListener('navigate', instead);
    return () => window.navigation.removeEventListener('navigate', instead);
  }, [show]);
}
