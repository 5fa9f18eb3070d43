import type { OrderConflict, OrderTotals } from '@otzar/contract/order';
import { Refusal } from '../http/refusal.ts';

/** Tells the shopper what the shop knows better, and takes nothing (design, point 6). */
function conflict(
  message: string,
  changes: OrderConflict['changes'],
  totals: OrderTotals | null,
): Refusal {
  return new Refusal(409, message, { more: { changes, totals } });
}

export const linesChanged = (changes: OrderConflict['changes'], totals: OrderTotals | null) =>
  conflict(
    'Some things in your bag have changed. Please look at it again before you order.',
    changes,
    totals,
  );

export const totalChanged = (totals: OrderTotals) =>
  conflict('The total has changed. Please look at it again before you order.', [], totals);

export const shortTogether = () =>
  conflict(
    'We do not have enough of an item that is also part of a set in your bag. Please lower one of the quantities.',
    [],
    null,
  );

export const keyUsedTwice = () =>
  conflict(
    'This order was already sent with other contents. Please reload the page and order again.',
    [],
    null,
  );
