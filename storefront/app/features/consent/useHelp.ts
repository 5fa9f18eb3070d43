import { useSetAtom, useStore } from 'jotai/react';
import type { createStore } from 'jotai/vanilla';
import { useShopperValue } from '../../platform/shopper-value.ts';
import type { Partners } from '../../platform/third-parties.ts';
import { firstParty } from '../../platform/tracking.ts';
import { partnersAtom, wantedAtom } from './choices.ts';

/** The companies that help; null for a shop that is alone, undefined until the page is awake. */
export const usePartners = () => useShopperValue(partnersAtom, undefined);

/** The same as soon as it is known: what is pressed before is done then. */
function partnersIn(store: ReturnType<typeof createStore>): Promise<Partners | null> {
  return new Promise((resolve) => {
    const stop = store.sub(partnersAtom, look);
    function look(): void {
      const partners = store.get(partnersAtom);
      if (partners === undefined) return;
      stop();
      resolve(partners);
    }
    look();
  });
}

/** Opens what a company brings. Whoever has not accepted it is asked first, where the page's notices stand, and it opens when they do. */
function useAllowed() {
  const want = useSetAtom(wantedAtom);
  return async (kind: 'chat' | 'feedback', partners: Partners) => {
    const { openAllowed } = await import('./ConsentChoice.tsx');
    if (!(await openAllowed(kind, partners))) want(kind);
  };
}

/**
 * Opens the chat: that of the company that is named for it, or else the shop's own.
 * @returns the way to; it throws a CallFailed when the chat does not come
 */
export function useChat(): () => Promise<void> {
  const store = useStore();
  const open = useAllowed();
  return async () => {
    const partners = await partnersIn(store);
    await (partners?.chat ? open('chat', partners) : firstParty.openChat());
  };
}

/**
 * Opens the form for opinions that a company brings.
 * @returns undefined where there is none, and until that is known; the way to it throws a CallFailed when it does not come
 */
export function useFeedback(): (() => Promise<void>) | undefined {
  const partners = usePartners();
  const open = useAllowed();
  return partners?.feedback ? () => open('feedback', partners) : undefined;
}
