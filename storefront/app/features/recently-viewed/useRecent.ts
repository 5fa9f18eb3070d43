import { useAtom } from 'jotai/react';
import { recentModule } from './recent-module.ts';

/** What was viewed last, the latest first. */
export function useRecent(): { ids: number[]; clear: () => void } {
  const [list, change] = useAtom(recentModule.atom);
  return { ids: (list ?? []).map(({ id }) => id), clear: () => void change(() => []) };
}
