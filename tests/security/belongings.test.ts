import { api } from '@otzar/contract/api';
import type { Endpoint } from '@otzar/contract/endpoint';
import { isDigitalOnly } from '@otzar/domain/bag';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { TRIAL_PASSWORD, trialCustomers } from '../../storefront/demo/landmarks.ts';
import { backOfficeOf } from '../back-office.ts';
import { accountHolder } from '../contract/account-holder.ts';
import { goodCard } from '../contract/cards.ts';
import { home, OrderDesk, place } from '../contract/order-desk.ts';
import { bodyFor, sendBack } from '../contract/return-desk.ts';
import { expectAnswer, Visitor } from '../contract/visitor.ts';
import { idsOf, stateOf } from './database.ts';
import { Outside } from './outside.ts';

const VERBS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

/** Bodies that would do something, if the thing were one's own. */
const bodies = new Map<Endpoint, object>([
  [api.changeAddress, { ...home, street: '1 Thief Lane', default: true }],
  [api.changePayment, { default: true }],
  [api.changeSubscription, { quantity: 7 }],
  [api.findOrder, { email: 'thief@example.com' }],
  [api.cancelOrder, { token: 'guess' }],
]);

const calls: Endpoint[] = Object.values(api);

const personal = calls.filter(
  ({ path, audience }) =>
    path.includes('{id}') && (audience === 'customer' || /^\/api\/(order|return)\//.test(path)),
);

/** Where something of one person stands, with the bodies that are sent there. */
const places = [...new Set(personal.map(({ path }) => path))].map((path) => ({
  path,
  endpoints: personal.filter((endpoint) => endpoint.path === path),
}));

let outside: Outside;
let owner: Visitor;
let thief: Visitor;
/** Of all that belongs to the owner. */
let ids: number[];

beforeAll(async () => {
  outside = await Outside.stand(120);
  const answer = outside.from();
  ({ visitor: thief } = await accountHolder(answer));
  owner = await Visitor.known(answer);
  const [noa] = trialCustomers;
  const { customer } = await owner.call(api.logIn, {
    body: { email: noa?.email ?? '', password: TRIAL_PASSWORD },
  });
  await owner.call(api.addAddress, { body: home });
  const { Token } = await owner.call(api.createCardToken, { body: goodCard });
  await owner.call(api.addPayment, { body: { Token } });
  const desk = await OrderDesk.open(answer);
  const digital = desk.offers.find((offer) => isDigitalOnly([offer]));
  const lines = [desk.offer, ...(digital ? [{ ...digital, quantity: 1 }] : [])];
  const body = desk.bodyFor(lines, { card_token: Token, email: customer.email });
  const order = await expectAnswer(api.placeOrder, await place(owner, body));
  await backOfficeOf(() => outside.open.shop).deliver(order.id);
  const found = await owner.call(api.findReturnable, { body: { order_id: order.id } });
  await expectAnswer(api.makeReturn, await sendBack(owner, bodyFor(found)));
  const owned = await idsOf(outside.db, customer.id);
  expect(owned.order_return).not.toEqual([]);
  expect(owned.customer_address).not.toEqual([]);
  expect(owned.customer_payment).not.toEqual([]);
  ids = [...new Set([order.id, ...Object.values(owned).flat()])];
});

afterAll(() => outside.close());

describe('what belongs to somebody else', () => {
  test.each(places)('at $path is not found with any verb, and stays as it is', async (at) => {
    const before = await stateOf(outside.db, ['attempt']);
    for (const id of ids) {
      for (const method of VERBS) {
        const endpoint = at.endpoints.find((one) => one.method === method);
        const text =
          method === 'GET' ? undefined : JSON.stringify((endpoint && bodies.get(endpoint)) || {});
        if (endpoint?.body) expect(bodies.has(endpoint)).toBe(true);
        const path = at.path.replace('{id}', String(id));
        const response = await thief.send(method, path, { text });
        expect({ method, path, status: response.status }).toEqual({ method, path, status: 404 });
      }
    }
    expect(await stateOf(outside.db, ['attempt'])).toEqual(before);
  });

  test('is there for its owner all the same', async () => {
    const { customer } = await owner.call(api.readCustomer);
    const [address] = customer?.addresses ?? [];
    const params = { id: String(address?.id) };
    const { addresses } = await owner.call(api.changeAddress, { params, body: home });
    expect(addresses).toHaveLength(customer?.addresses.length ?? 0);
  });
});
