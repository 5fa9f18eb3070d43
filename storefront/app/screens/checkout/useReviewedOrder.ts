import type { Order, OrderConflict } from '@otzar/contract/order';
import { useSetAtom } from 'jotai/react';
import { useNavigate } from 'react-router-dom';
import { recheckAtom } from '../../features/bag/bag-actions.ts';
import type { SavedCheckout } from '../../features/checkout/checkout-module.ts';
import { usePlaceOrder } from '../../features/checkout/usePlaceOrder.ts';
import { paths } from '../../paths.ts';
import { useFinishOrder } from './useFinishOrder.ts';
import { useResolveConflict } from './useResolveConflict.ts';

/**
 * Places the reviewed order: what was placed leads to the thank-you page, and what the shop knows better is taken over.
 * @param signedIn whether a customer is signed in
 */
export function useReviewedOrder(kept: SavedCheckout, signedIn: boolean) {
  const navigate = useNavigate();
  const recheck = useSetAtom(recheckAtom);
  const finish = useFinishOrder();
  const resolve = useResolveConflict();
  const onPlaced = (placed: Order) => {
    // The thank-you page first: an empty bag on this one would send the shopper away.
    void Promise.resolve(navigate(paths.thankYou(placed.id))).then(finish);
  };
  const onChanged = (conflict: OrderConflict | undefined) => {
    if (conflict) resolve(conflict);
    void recheck(() => false);
  };
  return usePlaceOrder({ kept, signedIn }, onPlaced, onChanged);
}
