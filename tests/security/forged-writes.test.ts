import { api } from '@otzar/contract/api';
import type { Customer } from '@otzar/contract/customer';
import type { Endpoint } from '@otzar/contract/endpoint';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accountHolder, newEmail, PASSWORD } from '../contract/account-holder.ts';
import { goodCard } from '../contract/cards.ts';
import { expectProblem } from '../contract/expect-problem.ts';
import { home, OrderDesk } from '../contract/order-desk.ts';
import { findSoldOut } from '../contract/shelves.ts';
import type { Visitor } from '../contract/visitor.ts';
import { stateOf } from './database.ts';
import { Outside } from './outside.ts';

const calls: Endpoint[] = Object.values(api);
const writes = calls.filter(({ method }) => method !== 'GET');

let outside: Outside;
let customer: Customer;
let victim: Visitor;
let stranger: Visitor;
/** What each write would do something with, if it were let in. */
let bodies: Map<Endpoint, object>;

beforeAll(async () => {
  outside = await Outside.stand();
  ({ visitor: victim } = await accountHolder(outside.from()));
  ({ visitor: stranger } = await accountHolder(outside.from()));
  const { Token } = await victim.call(api.createCardToken, { body: goodCard });
  await victim.call(api.addAddress, { body: home });
  await victim.call(api.addPayment, { body: { Token } });
  const desk = await OrderDesk.open(outside.from());
  const { id, type, item_key } = desk.offer;
  const plain = { gift_options: null, personalization: [], gift_card: null };
  const line = { id, type, item_key, quantity: 1, ...plain };
  await victim.call(api.saveBag, { body: { bag: [line] } });
  await victim.call(api.saveLater, { body: { later: [line] } });
  await victim.call(api.addFavorites, { body: { ids: [desk.offer.product_id] } });
  const { customer: known } = await victim.call(api.readCustomer);
  if (known === null) throw new Error('Nobody is signed in.');
  customer = known;
  bodies = new Map<Endpoint, object>([
    [api.logIn, { email: customer.email, password: PASSWORD }],
    [api.register, { name: 'Eve', email: newEmail(), password: PASSWORD }],
    [api.forgotPassword, { email: customer.email }],
    [api.saveProfile, { name: 'Eve' }],
    [api.deleteAccount, { current_password: PASSWORD }],
    [api.addAddress, home],
    [api.changeAddress, { ...home, street: '1 Thief Lane' }],
    [api.addPayment, { Token }],
    [api.changePayment, { default: false }],
    [api.saveBag, { bag: [{ ...line, quantity: 3 }] }],
    [api.removeFromBag, { bag: [line] }],
    [api.mergeBag, { bag: [{ ...line, quantity: 3 }], later: [], favorites: [] }],
    [api.saveLater, { later: [{ ...line, quantity: 3 }] }],
    [api.removeFromLater, { later: [line] }],
    [api.removeFavorites, { ids: customer.favorites }],
    [api.saveLocation, { zipCode: '60601' }],
    [api.requestBackInStock, { email: customer.email, product_id: await findSoldOut(victim) }],
    [api.placeOrder, desk.bodyFor([desk.offer], { card_token: Token })],
    [api.changeSubscription, { quantity: 7 }],
  ]);
});

afterAll(() => outside.close());

const pathOf = ({ path }: Endpoint) => {
  const [address] = customer.addresses;
  const [payment] = customer.payments;
  return path.replace('{id}', String(path.includes('payment') ? payment?.id : (address?.id ?? 1)));
};

/** Everything is as it was, and the victim is signed in still. */
const expectUntouched = async (before: Record<string, string>) => {
  expect(await stateOf(outside.db)).toEqual(before);
  expect(await victim.call(api.readCustomer)).toEqual({ customer });
};

/** As another site's page has a browser send it: with its cookies, and without what only a script of ours adds. */
const asForm = {
  'Content-Type': 'text/plain',
  'X-Requested-With': '',
  'X-XSRF-TOKEN': '',
  'Sec-Fetch-Site': 'cross-site',
  Origin: 'https://evil.example',
};

describe.each(writes)('$method $path', (endpoint) => {
  const send = (headers: Record<string, string>) =>
    victim.twin().send(endpoint.method, pathOf(endpoint), {
      headers: { 'Idempotency-Key': crypto.randomUUID(), ...headers },
      text: JSON.stringify(bodies.get(endpoint) ?? {}),
    });

  const forgeries: [string, () => Record<string, string>][] = [
    ['without the anti-forgery header', () => ({ 'X-XSRF-TOKEN': '' })],
    [
      'with the token of another session',
      () => ({ 'X-XSRF-TOKEN': stranger.cookie('XSRF-TOKEN') }),
    ],
    ['as a form of another site', () => asForm],
    ['from a page of another site that has the token', () => ({ 'Sec-Fetch-Site': 'cross-site' })],
  ];
  test.each(forgeries)('is refused %s', async (_, headersOf) => {
    const before = await stateOf(outside.db);
    await expectProblem(await send(headersOf()), 403);
    await expectUntouched(before);
  });

  test.runIf(endpoint.body)('is refused as plain text, even from here', async () => {
    const before = await stateOf(outside.db);
    const response = await send({ 'Content-Type': 'text/plain' });
    // One that is not answered yet is not found, and does nothing either.
    expect([404, 415]).toContain(response.status);
    await expectUntouched(before);
  });
});
