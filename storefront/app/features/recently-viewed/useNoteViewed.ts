import { withViewed } from '@otzar/domain/recently-viewed';
import { useSetAtom } from 'jotai/react';
import { useEffect } from 'react';
import { recentModule } from './recent-module.ts';

/** Notes a product as viewed; only for a guest (specification, section 4). @param guest undefined while it is not known */
export function useNoteViewed(productId: number, guest: boolean | undefined): void {
  const change = useSetAtom(recentModule.atom);
  useEffect(() => {
    if (guest) void change((list) => withViewed(list, productId, Date.now()));
  }, [change, productId, guest]);
}
