import type { BagLine } from '@otzar/contract/bag';
import type { Addition } from '@otzar/domain/added';
import { bagBadge, bagCount } from '@otzar/domain/bag-count';
import type { OwnedBag } from '@otzar/domain/owned-bag';
import { useAtomValue, useStore } from 'jotai/react';
import { useCallback } from 'react';
import { bagModule } from './bag-module.ts';

/** The bag; undefined until this browser has been asked, since the server does not know it. */
export const useBag = (): OwnedBag | undefined => useAtomValue(bagModule.atom);

/** The number on the bag icon: empty for none, `99+` above 99 (specification, section 9). */
export function useBagBadge(): string {
  const bag = useBag();
  return bag ? bagBadge(bagCount(bag)) : '';
}

/** Puts a line into the bag, and says what there was of it before; the rules for it come when they are first needed. */
export function useAddToBag(): (line: BagLine) => Promise<Addition> {
  const store = useStore();
  return useCallback(
    async (line) => {
      const { addLineAtom } = await import('./bag-actions.ts');
      return store.set(addLineAtom, line);
    },
    [store],
  );
}
