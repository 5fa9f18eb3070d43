import { withViewed } from '@otzar/domain/recently-viewed';
import { useSetAtom } from 'jotai/react';
import { useEffect, useRef } from 'react';
import { recentModule } from './recent-module.ts';

/**
 * Notes a product as viewed; only for a guest (specification, section 4). Only an arrival counts: whoever signs out
 * on the page has viewed it as a customer.
 * @param guest undefined while it is not known
 */
export function useNoteViewed(productId: number, guest: boolean | undefined): void {
  const change = useSetAtom(recentModule.atom);
  const arrivedAt = useRef<number>(undefined);
  useEffect(() => {
    if (guest === undefined || arrivedAt.current === productId) return;
    arrivedAt.current = productId;
    if (guest) void change((list) => withViewed(list, productId, Date.now()));
  }, [change, productId, guest]);
}
