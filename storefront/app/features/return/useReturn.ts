import { useAtomValue, useSetAtom } from 'jotai/react';
import { useCallback } from 'react';
import { returnModule, type SavedReturn } from './return-module.ts';

/** The return of this tab; undefined until the tab has been asked. */
export function useReturn() {
  const kept = useAtomValue(returnModule.atom);
  const set = useSetAtom(returnModule.atom);
  const change = useCallback(
    (part: Partial<SavedReturn>) => set((now) => ({ ...now, ...part })),
    [set],
  );
  return { kept, change };
}
