import { api } from '@otzar/contract/api';
import { readOrderExamples } from '@otzar/contract/order.examples';
import {
  findReturnableExamples,
  listReturnsExamples,
  makeReturnExamples,
  readReturnExamples,
} from '@otzar/contract/return.examples';
import { giftReturnCode } from '@otzar/domain/return';
import type { RequestHandler } from 'msw';
import { forCustomers } from './for-customers.ts';
import type { SampleShop } from './sample-shop.ts';
import { found, serve } from './serve.ts';

const { arrived } = readOrderExamples;
const { default: own, gift } = findReturnableExamples;

/** Answers to the calls about what goes back: the example that has arrived, as an order and as a gift. */
export const returnHandlers = (shop: SampleShop): RequestHandler[] => [
  serve(api.findReturnable, ({ body: { order_id, token, gift_code, email } }) => {
    const opened = [own, gift].find((one) => one.token === token);
    const given = gift_code === undefined || giftReturnCode(gift_code) === arrived.gift_code;
    const theirs = email === undefined || email.toLowerCase() === arrived.email.toLowerCase();
    const known = order_id === arrived.id && given && theirs;
    const shown = gift_code === undefined ? own : gift;
    return found(token === undefined ? (known ? shown : undefined) : opened, 'notReturnable');
  }),
  serve(api.makeReturn, ({ body }) =>
    body.token === gift.token ? makeReturnExamples.gift : makeReturnExamples.default,
  ),
  serve(api.readReturn, ({ params }) =>
    found(
      Object.values(readReturnExamples).find(({ id }) => id === params.id),
      'notReturnable',
    ),
  ),
  forCustomers(shop)(api.listReturns, () => listReturnsExamples.empty),
];
