import type { Order, OrderLine } from '@otzar/contract/order';
import type { ReturnEligibility } from '@otzar/contract/return';
import { messages } from '#messages/return-status';
import { type CalendarDay, plusDays } from './calendar-day.ts';
import { shortDateText } from './delivery.ts';
import { storeDay } from './store-day.ts';
import { writtenEntries } from './totals.ts';

/** For how long something can be sent back, in days from delivery (specification, section 9). */
export const RETURN_DAYS = 30;

/** How an order stands towards being returned. Days are the store's, `YYYY-MM-DD`. */
export interface ReturnState {
  status: Order['status'];
  /** Null where it has not arrived. */
  deliveredOn: string | null;
  today: string;
}

const notForReturn = ({ type, item_type, personalization }: OrderLine): string | null => {
  if (type === 'giftCard') return messages.never.giftCard;
  if (item_type === 'digital') return messages.never.digital;
  if (item_type === 'service') return messages.never.service;
  return writtenEntries(personalization).length > 0 ? messages.never.personalized : null;
};

/** Why a line cannot come back, as a sentence; null where it can (specification, section 9). */
export function blockedText(
  line: OrderLine,
  returned: number,
  { status, deliveredOn, today }: ReturnState,
): string | null {
  if (status === 'cancelled') return messages.cancelled;
  const never = notForReturn(line);
  if (never !== null) return never;
  if (returned >= line.quantity)
    return line.quantity === 1 ? messages.returned : messages.allReturned(line.quantity);
  if (deliveredOn === null) return messages.notArrived;
  const until = plusDays(deliveredOn, RETURN_DAYS);
  return today > until ? messages.over(RETURN_DAYS, shortDateText(until)) : null;
}

/** How an order stands towards being returned on a day of the store. */
export function returnStateOf(
  { status, timeline }: Pick<Order, 'status' | 'timeline'>,
  today: CalendarDay,
): ReturnState {
  const arrived = timeline.find((step) => step.status === 'delivered')?.at;
  const deliveredOn = arrived === undefined ? null : storeDay(new Date(arrived));
  return { status, deliveredOn, today };
}

/**
 * Whether something of an order can come back, and else why nothing can: one answer for every screen that
 * offers a return, and for the words on it.
 * @param quantities how many of each line came back before, by its place from 1
 */
export function returnStatus(
  lines: OrderLine[],
  quantities: ReadonlyMap<number, number>,
  state: ReturnState,
): ReturnEligibility {
  if (state.status === 'cancelled') return 'cancelled';
  const blocked = lines.map((line, at) => blockedText(line, quantities.get(at + 1) ?? 0, state));
  if (blocked.includes(null)) return 'open';
  const left = lines.some(
    (line, at) => notForReturn(line) === null && (quantities.get(at + 1) ?? 0) < line.quantity,
  );
  if (!left) return 'nothing';
  return state.deliveredOn === null ? 'not_arrived' : 'over';
}

/** Whether a return from an order is offered. @param today a day of the store */
export const canReturnFrom = (
  order: Pick<Order, 'status' | 'timeline' | 'lines'>,
  quantities: ReadonlyMap<number, number>,
  today: CalendarDay,
): boolean => returnStatus(order.lines, quantities, returnStateOf(order, today)) === 'open';

/** How many of each line came back, by its place, whatever it is told in. */
export function returnedQuantities(
  lines: readonly { line: number; quantity: number }[],
): Map<number, number> {
  const quantities = new Map<number, number>();
  for (const { line, quantity } of lines)
    quantities.set(line, (quantities.get(line) ?? 0) + quantity);
  return quantities;
}
