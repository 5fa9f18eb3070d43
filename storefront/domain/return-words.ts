import type {
  RefundMethod,
  ReturnableOrder,
  ReturnMethod,
  ReturnReason,
} from '@otzar/contract/return';
import { messages } from '#messages/return-words';
import { shortDateText } from './delivery.ts';

/** Why somebody sends a thing back, as it is offered. */
export const reasonTexts = (): Record<ReturnReason, string> => messages.reasons;

/** What each way back means; all of them are free within the 30 days. */
export const methodTexts = (): Record<ReturnMethod, string> => messages.methods;

/** What the label says of how it travels. */
export const serviceText = (): string => messages.service;

/** What is to be done with a return, in order. */
export const returnSteps = (method: ReturnMethod, { address }: { address: string }): string[] =>
  method === 'store' ? messages.steps.store(address) : messages.steps[method];

/** How an order stands towards being returned, as a sentence: how long there is, or why nothing goes back. */
export function eligibilityText({
  standing,
  until,
}: Pick<ReturnableOrder, 'standing' | 'until'>): string {
  const day = until === null ? '' : shortDateText(until);
  const { open, over, ...others } = messages.standing;
  if (standing === 'open') return open(day);
  return standing === 'over' ? over(day) : others[standing];
}

/** When a refund comes, as a sentence. */
export const refundWhen = (to: RefundMethod): string => messages.refundWhen[to];

/** What the code of an order's gift is for. */
export const giftCodeText = ({ id }: { id: number }): string => messages.giftCode(id);
