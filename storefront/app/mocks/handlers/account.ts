import { api } from '@otzar/contract/api';
import type { RequestHandler } from 'msw';
import { accountHandlers } from '../account-handlers.ts';
import { customerHandlers } from '../customer-handlers.ts';
import { historyHandlers } from '../history-handlers.ts';
import { samplePlanGroup, samplePlanGroups } from '../sample-plans.ts';
import type { SampleShop } from '../sample-shop.ts';
import { serve } from '../serve.ts';

/** Answers to the calls about a customer’s account, and what comes to it. */
export const accountAnswers = (shop: SampleShop): RequestHandler[] => [
  ...accountHandlers(shop),
  ...customerHandlers(shop),
  ...historyHandlers(shop),
  serve(api.listPlanGroups, samplePlanGroups),
  serve(api.readPlanGroup, ({ params }) => samplePlanGroup(params.type_id, params.group_id)),
];
