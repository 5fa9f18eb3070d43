import { useSetAtom } from 'jotai/react';
import { partnersAtom, wantedAtom } from '../features/consent/choices.ts';
import { useShopperValue } from '../platform/shopper-value.ts';

/** The companies that help, once a page is awake; null for a shop that is alone. */
export const usePartners = () => useShopperValue(partnersAtom, null);

/**
 * Opens what another company brings: the chat, or the form for opinions. Whoever has not accepted it is asked
 * first, where the page's notices stand, and it opens when they do.
 * @returns undefined where the shop has none; throws an Error with a sentence when it does not come
 */
export function usePartner(kind: 'chat' | 'feedback'): (() => Promise<void>) | undefined {
  const partners = usePartners();
  const want = useSetAtom(wantedAtom);
  if (!partners?.[kind]) return undefined;
  return async () => {
    const { openAllowed } = await import('../features/consent/ConsentChoice.tsx');
    if (!(await openAllowed(kind, partners))) want(kind);
  };
}
