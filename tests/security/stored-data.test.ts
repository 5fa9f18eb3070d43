import { api } from '@otzar/contract/api';
import { passesLuhn } from '@otzar/domain/card';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { advanceOrder } from '../../storefront/server/features/order/advance.ts';
import { accountHolder, newEmail, PASSWORD } from '../contract/account-holder.ts';
import { declinedCard, goodCard } from '../contract/cards.ts';
import { home, newKey, OrderDesk, place } from '../contract/order-desk.ts';
import { expectAnswer } from '../contract/visitor.ts';
import { dump } from './database.ts';
import { Outside } from './outside.ts';

let outside: Outside;

beforeAll(async () => {
  outside = await Outside.stand();
});

afterAll(() => outside.close());

afterEach(() => {
  vi.restoreAllMocks();
});

/**
 * Digits that may be a card's number, however they are grouped. Those in the midst of letters are a token's, which has
 * as many by chance.
 */
const cardNumbers = (text: string): Set<string> => {
  const runs = [...text.matchAll(/(?<!\w)\d(?:[ -]?\d){12,18}(?!\w)/g)];
  return new Set(runs.map(([run]) => run.replace(/\D/g, '')).filter(passesLuhn));
};

describe('a card’s number', () => {
  test('would be found if it were kept', () => {
    expect(cardNumbers(`paid with 4242 4242 4242 4242, and ${declinedCard.card}`).size).toBe(2);
  });

  test('stands in no table, no letter and no log, whatever is done with it', async () => {
    const before = cardNumbers(await dump(outside.db));
    const log = vi.fn();
    for (const name of ['log', 'info', 'warn', 'error', 'debug'] as const)
      vi.spyOn(console, name).mockImplementation(log);
    const said: string[] = [];
    const { visitor } = await accountHolder(async (request) => {
      const response = await outside.from()(request);
      said.push(await response.clone().text());
      return response;
    });
    const desk = await OrderDesk.open(outside.from());
    const other = { ...goodCard, card: '5555555555554444' };
    for (const card of [goodCard, other]) {
      const { Token } = await visitor.call(api.createCardToken, { body: card });
      await visitor.call(api.addPayment, { body: { Token } });
      const body = desk.bodyFor([desk.offer], { card_token: Token });
      await expectAnswer(api.placeOrder, await place(visitor, body));
    }
    const declined = await visitor.call(api.createCardToken, { body: declinedCard });
    const card_token = declined.Token;
    expect((await place(visitor, desk.bodyFor([desk.offer], { card_token }))).status).toBe(402);
    // And where it does not belong.
    const number = goodCard.card;
    await visitor.try(api.createCardToken, { body: { ...goodCard, exp: '0120' } });
    await visitor.try(api.addPayment, { body: { Token: number } });
    await place(visitor, desk.bodyFor([desk.offer], { card_token: number }));
    await visitor.try(api.checkGiftCard, { body: { code: number } });
    await visitor.send('POST', `/api/card/createToken?card=${number}`, {
      text: `{"card":"${number}"`,
    });
    await visitor.send('GET', `/api/order/1?token=${number}`);

    const kept = await dump(outside.db);
    const logged = JSON.stringify(log.mock.calls);
    const answered = said.join('\n');
    // In the midst of letters, too.
    for (const { card } of [goodCard, other, declinedCard])
      for (const text of [kept, logged, answered]) expect(text).not.toContain(card);
    expect([...cardNumbers(kept)].filter((run) => !before.has(run))).toEqual([]);
    expect([...cardNumbers(logged)]).toEqual([]);
    expect([...cardNumbers(answered)].filter((run) => !before.has(run))).toEqual([]);
  });
});

describe('fields that are not asked for', () => {
  const extra = {
    id: 1,
    customer_id: 1,
    balance: 1_000,
    is_admin: true,
    email_key: 'eve',
    created_at: '2000',
  };

  test('are ignored in a profile', async () => {
    const { visitor, customer } = await accountHolder(outside.from());
    const text = JSON.stringify({ ...extra, name: 'Eve', password_hash: 'x', favorites: [1] });
    expect((await visitor.send('POST', '/api/customer', { text })).status).toBe(200);
    const { customer: now } = await visitor.call(api.readCustomer);
    expect(now).toEqual({ ...customer, name: 'Eve', first_name: 'Eve', last_name: '' });
  });

  test('are ignored in an account that is made', async () => {
    const visitor = await outside.visitor();
    const email = newEmail();
    const text = JSON.stringify({ ...extra, name: 'Eve', email, password: PASSWORD });
    expect((await visitor.send('POST', '/api/register', { text })).status).toBe(201);
    const { customer } = await visitor.call(api.readCustomer);
    expect(customer).toMatchObject({ email, favorites: [], addresses: [], payments: [] });
    expect(customer?.id).not.toBe(1);
  });

  test('are ignored in an address, new or changed', async () => {
    const { visitor } = await accountHolder(outside.from());
    const text = JSON.stringify({ ...home, ...extra });
    expect((await visitor.send('POST', '/api/customer/address', { text })).status).toBe(200);
    const read = async () => (await visitor.call(api.readCustomer)).customer?.addresses[0];
    const address = await read();
    expect(address).toEqual({ ...home, street_2: '', phone: '', id: address?.id, default: true });
    expect(address?.id).not.toBe(1);
    const changed = await visitor.send('POST', `/api/customer/address/${address?.id}`, { text });
    expect(changed.status).toBe(200);
    expect(await read()).toEqual(address);
    expect(await dump(outside.db)).not.toContain('is_admin');
  });
});

test('no address of the shop sends a browser to another site', async () => {
  const evil = ['//evil.example', '/%5Cevil.example', '/\\evil.example', '/javascript:alert(1)'];
  const calls = Object.values(api).filter(({ method }) => method === 'GET');
  const paths = [
    ...evil,
    ...evil.map((path) => `/api${path}`),
    ...calls.flatMap(({ path }) =>
      evil.map(
        (target) => `${path.replace(/\{\w+\}/g, encodeURIComponent(target))}?next=${target}`,
      ),
    ),
  ];
  for (const path of paths) {
    const response = await outside.from()(new Request(`http://localhost${path}`));
    expect({ path, location: response.headers.get('location') }).toEqual({ path, location: null });
    expect(response.status < 300 || response.status >= 400).toBe(true);
  }
});

describe('of somebody who has left', () => {
  test('nothing tells who they were, but the letter that says so and what is on its way', async () => {
    const email = newEmail();
    const name = 'Zelophehad Quixote';
    const { visitor } = await accountHolder(outside.from(), { email, name });
    const street = '7 Unmistakable Row';
    await visitor.call(api.addAddress, { body: { ...home, name, street } });
    const ownCard = { ...goodCard, card: '4000056655665556' };
    const { Token } = await visitor.call(api.createCardToken, { body: ownCard });
    await visitor.call(api.addPayment, { body: { Token } });
    await visitor.call(api.sendChatMessage, {
      body: { text: `This is ${name} of ${street}.` },
      headers: { 'idempotency-key': newKey() },
    });
    const desk = await OrderDesk.open(outside.from());
    await visitor.call(api.addFavorites, { body: { ids: [desk.offer.product_id] } });
    const shipping_info = { ...home, name, street };
    const body = desk.bodyFor([desk.offer], { card_token: Token, email, shipping_info });
    const ordered = async () => expectAnswer(api.placeOrder, await place(visitor, body, newKey()));
    const [arrived, under] = [await ordered(), await ordered()];
    await outside.db.$client.query("update customer_order set status = 'delivered' where id = $1", [
      arrived.id,
    ]);
    await outside.db.$client.query('update outbox set sent_at = now()');
    const old = visitor.twin();
    await visitor.call(api.deleteAccount, { body: { current_password: PASSWORD } });

    const left = (await dump(outside.db))
      .split('\n')
      .filter((row) => [name, street, email, Token].some((word) => row.includes(word)));
    const tables = left.map((row) => row.split(':')[0]);
    expect(new Set(tables)).toEqual(new Set(['customer_order', 'outbox']));
    expect(left.filter((row) => row.startsWith('customer_order'))).toHaveLength(1);
    expect(left.join('\n')).toContain('Your account was deleted');

    const stranger = await outside.visitor();
    const look = (id: number) =>
      stranger.try(api.findOrder, { params: { id: String(id) }, body: { email } });
    expect((await look(under.id)).status).toBe(200);
    expect((await look(arrived.id)).status).toBe(404);
    const params = { id: String(arrived.id) };
    expect((await old.try(api.readOrder, { params })).status).toBe(404);
    const kept = await outside.db.$client.query(
      'select total_cents, lines from customer_order where id = $1',
      [arrived.id],
    );
    expect(kept.rows[0].total_cents).toBe(Math.round(arrived.totals.total * 100));
    expect(kept.rows[0].lines).toHaveLength(1);
  });

  test('an order that was on its way tells nothing more once it has arrived', async () => {
    const email = newEmail();
    const { visitor } = await accountHolder(outside.from(), { email });
    const desk = await OrderDesk.open(outside.from());
    const { body } = await desk.shopper({ email });
    const { id } = await expectAnswer(api.placeOrder, await place(visitor, body, newKey()));
    await visitor.call(api.deleteAccount, { body: { current_password: PASSWORD } });
    const told = async () => {
      const { rows } = await outside.db.$client.query(
        'select email, shipping_info from customer_order where id = $1',
        [id],
      );
      return rows[0];
    };
    const { shop } = outside.open;
    for (const step of ['packed', 'shipped'] as const) await advanceOrder(shop, id, step);
    expect(await told()).toMatchObject({ email });
    await advanceOrder(shop, id, 'delivered');
    expect(await told()).toEqual({ email: '', shipping_info: null });
  });
});
