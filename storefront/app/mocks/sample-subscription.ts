import { noa } from '@otzar/contract/customer.examples';
import type { CallOutput } from '@otzar/contract/endpoint';
import type { changeSubscription, Subscription } from '@otzar/contract/subscription';
import { listSubscriptionsExamples } from '@otzar/contract/subscription.examples';
import { storeDay } from '@otzar/domain/store-day';
import { applyChange, asOf, endedOn, inUseText, isLive } from '@otzar/domain/subscription';
import { Refused, refuse } from './serve.ts';

type Asked = CallOutput<typeof changeSubscription>['body'];

/** The sample customer subscribes to something from the start, nobody else does. */
export const sampleSubscriptions = (): Map<number, Subscription[]> =>
  new Map([[noa.id, structuredClone(listSubscriptionsExamples.default)]]);

/** The day on which the sample shop answers. */
export const todayInSamples = (): string => storeDay(new Date());

const shownSample = (one: Subscription): Subscription => asOf(one, todayInSamples());

/** As they stand today: what goes on first, then what has ended. */
export const shownSamples = (all: Subscription[]): Subscription[] => {
  const ended = ({ status }: Subscription) => Number(status === 'cancelled');
  return all.map(shownSample).toSorted((a, b) => ended(a) - ended(b));
};

/** Changes a subscription as it is asked to. */
export const changeSample = (one: Subscription, asked: Asked): Subscription => {
  const today = todayInSamples();
  const { quantity = one.quantity, address_id = one.address_id } = asked;
  const { payment_id = one.payment_id } = asked;
  const before = { status: one.status, next_on: one.next_on };
  const changed = applyChange(one, asked, today);
  if (typeof changed === 'string') return refuse('malformed');
  Object.assign(one, changed, { quantity, address_id, payment_id });
  // A sample bank takes every card, and so an order that is tried again is placed.
  if (asked.retry && one.status === 'failed')
    Object.assign(one, applyChange(one, { status: 'active' }, today));
  if (one.status !== before.status || one.next_on !== before.next_on)
    Object.assign(one, { failure: null, retry_on: null });
  return shownSample(one);
};

/** Ends a subscription on a day. */
export const endSample = (one: Subscription, on: string): Subscription => {
  Object.assign(one, endedOn(one, on, todayInSamples()));
  return shownSample(one);
};

/** Gives subscriptions another address or card. @throws {Refused} 409 where one that goes on would be left without */
export const replaceInSamples = (
  all: Subscription[],
  used: { what: 'address' | 'card'; column: 'address_id' | 'payment_id'; id: number },
  replacement: number | undefined,
): void => {
  const { what, column, id } = used;
  const using = all.filter((one) => one[column] === id);
  const living = using.filter((one) => isLive(one, todayInSamples()));
  if (replacement === undefined && living.length > 0) {
    const titles = living.map(({ product }) => product.title);
    throw new Refused({ status: 409, body: { message: inUseText(what, titles) } });
  }
  for (const one of using) one[column] = replacement ?? null;
};
