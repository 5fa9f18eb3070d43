import type { CallOutput } from '@otzar/contract/endpoint';
import type { PlanGroup } from '@otzar/contract/plan';
import { listPlanGroupsExamples } from '@otzar/contract/plan.examples';
import { cardOf, sampleProducts } from '@otzar/contract/product.examples';
import type { beginSubscription, Subscription } from '@otzar/contract/subscription';
import { canStartOn, irregular, isPosted, lastStart } from '@otzar/domain/recurring';
import { frequencies } from '@otzar/domain/subscription';
import type { SampleAccount } from './sample-customers.ts';
import { todayInSamples } from './sample-subscription.ts';
import { Refused, refuseField } from './serve.ts';

type Asked = CallOutput<typeof beginSubscription>['body'];

const fromToday = (group: PlanGroup): PlanGroup => {
  const today = todayInSamples();
  return { ...group, first_day: today, last_day: lastStart(today) };
};

/** The groups of plans of the sample shop. */
export const samplePlanGroups = (): PlanGroup[] => listPlanGroupsExamples.default.map(fromToday);

const missing = () =>
  new Refused(404, { message: 'There is nothing here that could come regularly.' });

/** A group of plans, or a product to come regularly. @throws {Refused} 404 where there is none */
export const samplePlanGroup = (type_id: 1 | 2, group_id: number): PlanGroup => {
  const group = samplePlanGroups().find((one) => one.group_id === group_id);
  if (type_id === 1 && group) return group;
  const product = sampleProducts.find(({ id }) => id === group_id);
  if (type_id === 1 || product === undefined) throw missing();
  const card = cardOf(product);
  return fromToday({
    ...{ type_id, group_id, name: card.title, first_day: '', last_day: '' },
    lead: 'The same again, as often as you like, at the price of the day.',
    plans: [{ name: card.title, product: card, includes: [], frequencies, badge: null }],
    refused: irregular(card, product.personalizations.length > 0),
  });
};

/** What is kept of a customer. @throws {Refused} 404 for what is somebody else's */
export const sampleOwn = (
  { customer }: SampleAccount,
  { address_id, payment_id }: Pick<Asked, 'address_id' | 'payment_id'>,
) => {
  const address = customer.addresses.find(({ id }) => id === address_id);
  const payment = customer.payments.find(({ id }) => id === payment_id);
  if (address_id !== null && !address)
    throw new Refused(404, { message: 'You have no such address.' });
  if (payment_id !== null && !payment)
    throw new Refused(404, { message: 'You have no such card.' });
  return { address, payment };
};

/** What a sign-up becomes. @throws {Refused} 422 for what cannot be, 404 for what is not there */
export const beginSample = (asked: Asked, account: SampleAccount, id: number): Subscription => {
  const group = samplePlanGroup(asked.type_id, asked.group_id);
  const { address, payment } = sampleOwn(account, asked);
  const plan = group.plans.find(({ product }) => product.id === asked.product_id);
  if (group.refused !== null) return refuseField('product_id', group.refused);
  if (!plan) return refuseField('product_id', 'Please choose a plan.');
  const { product } = plan;
  if (product.max < 1)
    refuseField('product_id', 'This is sold out just now. Please choose another one.');
  if (!plan.frequencies.includes(asked.frequency))
    refuseField('frequency', 'It does not come that often. Please choose again.');
  if (asked.quantity > product.max) refuseField('quantity', `We can send at most ${product.max}.`);
  if (!canStartOn(asked.first_on, todayInSamples()))
    refuseField('first_on', 'Please choose a day from today on, at most three months ahead.');
  if (isPosted(product) && !address) refuseField('address_id', 'Please choose where it goes.');
  if (!payment) refuseField('payment_id', 'Please choose a card.');
  const { type_id, quantity, frequency, first_on, payment_id } = asked;
  return {
    ...{ id, type_id, product, quantity, frequency, status: 'active' },
    ...{ started_on: first_on, counted_from: first_on, not_before: null, next_on: first_on },
    ...{ ends_on: null, failure: null, retry_on: null },
    ...{ address_id: isPosted(product) ? asked.address_id : null, payment_id },
  };
};
