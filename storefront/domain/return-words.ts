import type {
  RefundMethod,
  ReturnableOrder,
  ReturnEligibility,
  ReturnMethod,
  ReturnReason,
} from '@otzar/contract/return';
import { shortDateText } from './delivery.ts';

/** Why somebody sends a thing back, as it is offered. */
export const reasonTexts: Record<ReturnReason, string> = {
  changed_mind: 'I changed my mind',
  not_as_expected: 'It is not what I expected',
  too_late: 'It came too late',
  damaged: 'It arrived damaged',
  wrong_item: 'It is not what I ordered',
};

/** What each way back means; all of them are free within the 30 days. */
export const methodTexts: Record<ReturnMethod, string> = {
  drop_off: 'Hand it in at any parcel counter. They print the label from the code on your phone.',
  label: 'Print a prepaid label at home and leave the parcel with any mail carrier.',
  store: 'Hand it in at our shop and be done with it: no parcel, no label.',
};

/** What the label says of how it travels. */
export const serviceText = 'Ground, prepaid';

const STEPS: Record<ReturnMethod, (address: string) => string[]> = {
  drop_off: () => [
    'Put the items into any box, and close it well.',
    'Show the code at a parcel counter: they print the label.',
    'Keep the receipt until your refund has come.',
  ],
  label: () => [
    'Put the items into any box, and close it well.',
    'Print the label and stick it flat on the largest side.',
    'Leave the parcel with your mail carrier or at a post office.',
  ],
  store: (address) => [
    `Bring the items to ${address}.`,
    'Tell us the number of your return at the counter.',
  ],
};

/** What is to be done with a return, in order. */
export const returnSteps = (method: ReturnMethod, { address }: { address: string }): string[] =>
  STEPS[method](address);

/** How an order stands towards being returned, as a sentence: how long there is, or why nothing goes back. */
export function eligibilityText({
  standing,
  until,
}: Pick<ReturnableOrder, 'standing' | 'until'>): string {
  const day = until === null ? '' : shortDateText(until);
  const texts: Record<ReturnEligibility, string> = {
    open: `Things can go back until ${day}, free of charge.`,
    not_arrived:
      'It has not arrived yet, so nothing can go back yet: its 30 days begin when it arrives.',
    over: `Its 30 days ended on ${day}, so nothing can go back any more.`,
    cancelled: 'It was cancelled, so there is nothing to send back.',
    nothing: 'Nothing of it is left that can go back.',
  };
  return texts[standing];
}

/** When a refund comes, as a sentence. */
export const refundWhen = (to: RefundMethod): string =>
  to === 'card'
    ? 'On your card 3–5 working days after it arrives.'
    : 'By e-mail at once when it arrives.';

/** What the code of an order's gift is for. */
export const giftCodeText = ({ id }: { id: number }): string =>
  `Put it on the gift receipt with the order number, ${id}. Whoever has both can return the gift, for 30 days from delivery, without seeing prices.`;
