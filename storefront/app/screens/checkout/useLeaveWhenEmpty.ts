import type { Bag } from '@otzar/domain/bag';
import { type RefObject, useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../paths.ts';

/**
 * Leads to the bag once there is nothing left to order, as when another tab has ordered it
 * (specification, section 2, Checkout group).
 * @param ordering whether this screen is ordering it just now: what was ordered leads to its own page
 */
export function useLeaveWhenEmpty(bag: Bag | undefined, ordering?: RefObject<boolean>): void {
  const navigate = useNavigate();
  const empty = bag?.products.length === 0;
  useEffect(() => {
    if (empty && !ordering?.current) void navigate(paths.bag, { replace: true });
  }, [empty, navigate, ordering]);
}
