import type { CallOutput } from '@otzar/contract/endpoint';
import type { changeSubscription, Subscription } from '@otzar/contract/subscription';
import { storeDay } from '@otzar/domain/store-day';
import {
  asOf,
  at,
  canEndOn,
  endedOn,
  pausedNow,
  resumed,
  skipped,
} from '@otzar/domain/subscription';
import type { SampleAccount } from './sample-customers.ts';
import { Refused, refuseField } from './serve.ts';

type Asked = CallOutput<typeof changeSubscription>['body'];

/** The day on which the sample shop answers. */
export const todayInSamples = (): string => storeDay(new Date());

const shownSample = (one: Subscription): Subscription => asOf(one, todayInSamples());

/** As they stand today: what goes on first, then what has ended. */
export const shownSamples = (all: Subscription[]): Subscription[] => {
  const ended = ({ status }: Subscription) => Number(status === 'cancelled');
  return all.map(shownSample).toSorted((a, b) => ended(a) - ended(b));
};

const turned = (one: Subscription, { frequency, status, skip }: Asked): Subscription => {
  const today = todayInSamples();
  let kept = one;
  if (frequency !== undefined && frequency !== one.frequency) kept = at(kept, frequency, today);
  if (status === 'paused' && asOf(kept, today).status === 'cancelled') {
    refuseField('status', 'This subscription has ended, so there is nothing to pause.');
  }
  if (status === 'paused') kept = pausedNow(kept);
  if (status === 'active') kept = resumed(kept, today);
  if (skip === undefined) return kept;
  return (
    skipped(kept, today) ?? refuseField('skip', 'There is no next order that could be skipped.')
  );
};

/** Changes a subscription as it is asked to. @throws {Refused} 404 for an address or a card of somebody else */
export const changeSample = (
  one: Subscription,
  asked: Asked,
  { customer }: SampleAccount,
): Subscription => {
  const today = todayInSamples();
  const { quantity = one.quantity, address_id = one.address_id } = asked;
  const { payment_id = one.payment_id } = asked;
  const own = (kept: { id: number }[], id: number | undefined, message: string) => {
    if (id !== undefined && !kept.some((other) => other.id === id)) {
      throw new Refused(404, { message });
    }
  };
  own(customer.addresses, asked.address_id, 'You have no such address.');
  own(customer.payments, asked.payment_id, 'You have no such card.');
  if (quantity > one.product.max && quantity !== one.quantity) {
    refuseField('quantity', `We can send at most ${one.product.max}.`);
  }
  const before = { status: one.status, next_on: one.next_on };
  Object.assign(one, turned(one, asked), { quantity, address_id, payment_id });
  // A sample bank takes every card, and so an order that is tried again is placed.
  if (asked.retry && one.status === 'failed') Object.assign(one, resumed(one, today));
  if (one.status !== before.status || one.next_on !== before.next_on)
    Object.assign(one, { failure: null, retry_on: null });
  return shownSample(one);
};

/** Ends a subscription on a day. @throws {Refused} 422 for one that is past or too far ahead */
export const endSample = (one: Subscription, on: string): Subscription => {
  const today = todayInSamples();
  if (!canEndOn(on, today)) {
    refuseField('on', 'Please choose a day from today on, at most a year ahead.');
  }
  Object.assign(one, endedOn(one, on, today));
  return shownSample(one);
};
