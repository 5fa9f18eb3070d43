import type { Bag } from '@otzar/domain/bag';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../paths.ts';

/**
 * Leads to the bag once there is nothing left to order, as when another tab has ordered it
 * (specification, section 2, Checkout group).
 */
export function useLeaveWhenEmpty(bag: Bag | undefined): void {
  const navigate = useNavigate();
  const empty = bag?.products.length === 0;
  useEffect(() => {
    if (empty) void navigate(paths.bag, { replace: true });
  }, [empty, navigate]);
}
