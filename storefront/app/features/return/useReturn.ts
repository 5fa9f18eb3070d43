import { useAtomValue, useSetAtom } from 'jotai/react';
import { useCallback } from 'react';
import { type KeptReturn, returnModule } from './return-module.ts';

/** The return of this tab; undefined until the tab has been asked. */
export function useReturn() {
  const kept = useAtomValue(returnModule.atom);
  const set = useSetAtom(returnModule.atom);
  const change = useCallback(
    (part: Partial<KeptReturn>) => set((now) => ({ ...now, ...part })),
    [set],
  );
  return { kept, change };
}
