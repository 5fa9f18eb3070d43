import type { CallOutput } from '@otzar/contract/endpoint';
import type { PlanGroup } from '@otzar/contract/plan';
import { listPlanGroupsExamples, readPlanGroupExamples } from '@otzar/contract/plan.examples';
import { cardOf, sampleProducts } from '@otzar/contract/product.examples';
import type { beginSubscription, Subscription } from '@otzar/contract/subscription';
import { irregular, isPosted, lastStart } from '@otzar/domain/recurring';
import { frequencies } from '@otzar/domain/subscription';
import { todayInSamples } from './sample-subscription.ts';
import { found } from './serve.ts';

type Asked = CallOutput<typeof beginSubscription>['body'];

const fromToday = (group: PlanGroup): PlanGroup => {
  const today = todayInSamples();
  return { ...group, first_day: today, last_day: lastStart(today) };
};

/** The groups of plans of the sample shop. */
export const samplePlanGroups = (): PlanGroup[] => listPlanGroupsExamples.default.map(fromToday);

/** A group of plans, or a product to come regularly. @throws {Refused} 404 where there is none */
export const samplePlanGroup = (type_id: 1 | 2, group_id: number): PlanGroup => {
  const group = samplePlanGroups().find((one) => one.group_id === group_id);
  if (type_id === 1 && group) return group;
  const product = found(
    type_id === 1 ? undefined : sampleProducts.find(({ id }) => id === group_id),
  );
  const card = cardOf(product);
  return fromToday({
    ...{ type_id, group_id, name: card.title, first_day: '', last_day: '' },
    lead: readPlanGroupExamples.product.lead,
    plans: [{ name: card.title, product: card, includes: [], frequencies, badge: null }],
    refused: irregular(card, product.personalizations.length > 0),
  });
};

/** What a sign-up becomes. @throws {Refused} 404 for a plan that is not there */
export const beginSample = (asked: Asked, id: number): Subscription => {
  const group = samplePlanGroup(asked.type_id, asked.group_id);
  const { product } = found(group.plans.find((plan) => plan.product.id === asked.product_id));
  const { type_id, quantity, frequency, first_on, payment_id } = asked;
  return {
    ...{ id, type_id, product, quantity, frequency, status: 'active' },
    ...{ started_on: first_on, counted_from: first_on, not_before: null, next_on: first_on },
    ...{ ends_on: null, failure: null, retry_on: null },
    ...{ address_id: isPosted(product) ? asked.address_id : null, payment_id },
  };
};
