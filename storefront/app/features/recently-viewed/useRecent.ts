import { useSetAtom } from 'jotai/react';
import { useShopperValue } from '../../platform/shopper-value.ts';
import { recentModule } from './recent-module.ts';

/** What was viewed last, the latest first. */
export function useRecent(): { ids: number[]; clear: () => void } {
  const list = useShopperValue(recentModule.atom, undefined);
  const change = useSetAtom(recentModule.atom);
  return { ids: (list ?? []).map(({ id }) => id), clear: () => void change(() => []) };
}
