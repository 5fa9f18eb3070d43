import { api } from '@otzar/contract/api';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createApp } from '../../storefront/server/app/app.ts';
import { declinedCard, goodCard } from '../contract/cards.ts';
import { expectProblem } from '../contract/expect-problem.ts';
import { OrderDesk, place } from '../contract/order-desk.ts';
import { expectAnswer, Visitor } from '../contract/visitor.ts';
import { shopOn } from '../temporary-shop.ts';
import { dump } from './database.ts';
import { Outside } from './outside.ts';

const HERE = '203.0.113.7';

let outside: Outside;
let desk: OrderDesk;
/** A card that is declined, and one that is good, as any session may send them. */
let declined: string;
let good: string;

beforeAll(async () => {
  outside = await Outside.stand(20);
  desk = await OrderDesk.open(outside.from());
});

beforeEach(async () => {
  outside.wait(20);
  const anybody = await outside.visitor();
  declined = (await anybody.call(api.createCardToken, { body: declinedCard })).Token;
  good = (await anybody.call(api.createCardToken, { body: goodCard })).Token;
});

afterAll(() => outside.close());

const payWith = (visitor: Visitor, card_token: string) =>
  place(visitor, desk.bodyFor([desk.offer], { card_token }));

const statusesOf = (answers: Response[]) => answers.map(({ status }) => status);

const times = <T>(many: number, work: (turn: number) => Promise<T>): Promise<T[]> =>
  Array.from({ length: many }).reduce<Promise<T[]>>(
    async (before, _, turn) => [...(await before), await work(turn)],
    Promise.resolve([]),
  );

describe('a session', () => {
  test('has five cards declined in a quarter of an hour, and then none is asked for', async () => {
    const visitor = await outside.visitor(HERE);
    const answers = await times(5, () => payWith(visitor, declined));
    expect(statusesOf(answers)).toEqual([402, 402, 402, 402, 402]);
    outside.wait(10);
    for (const token of [declined, good]) {
      const late = await payWith(visitor, token);
      const seconds = Number(late.headers.get('retry-after'));
      expect(seconds).toBeGreaterThan(0);
      expect(seconds).toBeLessThanOrEqual(5 * 60);
      await expectProblem(late, 429);
    }
    outside.wait(5.1);
    await expectAnswer(api.placeOrder, await payWith(visitor, good));
  });

  test('has five of many declined that are sent at once', async () => {
    const visitor = await outside.visitor(HERE);
    const answers = await Promise.all(Array.from({ length: 12 }, () => payWith(visitor, declined)));
    const statuses = statusesOf(answers).sort();
    expect(statuses).toEqual([...Array(5).fill(402), ...Array(7).fill(429)]);
  });

  test('may place as many good orders at once as it likes', async () => {
    const visitor = await outside.visitor(HERE);
    const answers = await Promise.all(Array.from({ length: 8 }, () => payWith(visitor, good)));
    expect(statusesOf(answers)).toEqual(Array(8).fill(201));
  });

  test('pays without a card whatever was declined', async () => {
    const visitor = await outside.visitor(HERE);
    await times(6, () => payWith(visitor, declined));
    const { total } = desk.totalsOf([desk.offer], true);
    const gift_cards = [{ code: 'OTZ-TREE-LEAF-SEED', amount_applied: total }];
    const body = desk.bodyFor([desk.offer], { card_token: null, gift_cards });
    await expectAnswer(api.placeOrder, await place(visitor, body));
  });

  test('hands in so many cards that it buys nothing with, and no more', async () => {
    const visitor = await outside.visitor(HERE);
    const tokens = await times(20, () => visitor.try(api.createCardToken, { body: goodCard }));
    expect(new Set(statusesOf(tokens))).toEqual(new Set([200]));
    await expectProblem(await visitor.try(api.createCardToken, { body: goodCard }), 429);
  });

  test('may hand in a card for each of many orders', async () => {
    const visitor = await outside.visitor(HERE);
    await times(25, async () => {
      const { Token } = await visitor.call(api.createCardToken, { body: goodCard });
      await expectAnswer(api.placeOrder, await payWith(visitor, Token));
    });
  });
});

describe('a new session and another card for each try', () => {
  /** The statuses of so many tries from addresses in turn, where no card is the same as another. */
  const tries = (many: number, addressOf: (turn: number) => string) => {
    const gateway = { ...outside.shop.gateway, fingerprint: async () => crypto.randomUUID() };
    const app = createApp({ shop: { ...outside.shop, gateway } });
    return times(many, async (turn) => {
      const visitor = await Visitor.known(outside.from(addressOf(turn), app));
      return (await payWith(visitor, declined)).status;
    });
  };

  test('get no further than their address, and nobody else is kept from paying', async () => {
    const statuses = await tries(28, () => HERE);
    expect(statuses).toEqual([...Array(25).fill(402), ...Array(3).fill(429)]);
    const neighbour = await outside.visitor('198.51.100.23');
    await expectAnswer(api.placeOrder, await payWith(neighbour, good));
  });

  test('get no further than the /64 of their addresses', async () => {
    const statuses = await tries(26, (turn) => `2001:db8::${turn}:1`);
    expect(statuses).toEqual([...Array(25).fill(402), 429]);
  });
});

describe('a card', () => {
  test('that is spread over many addresses is refused after twenty declines, and no other card', async () => {
    const answers = await times(22, async (turn) =>
      payWith(await outside.visitor(`192.0.2.${turn}`), declined),
    );
    expect(statusesOf(answers)).toEqual([...Array(20).fill(402), 429, 429]);
    const newcomer = await outside.visitor('198.51.100.24');
    await expectProblem(await newcomer.try(api.createCardToken, { body: declinedCard }), 429);
    const { Token } = await newcomer.call(api.createCardToken, { body: goodCard });
    await expectAnswer(api.placeOrder, await payWith(newcomer, Token));
  });
});

test('another process of the shop counts on, also one that was started anew', async () => {
  const visitor = await outside.visitor(HERE);
  await times(5, () => payWith(visitor, declined));
  const { clock } = outside.shop;
  const other = createApp({ shop: { ...(await shopOn(outside.db)), clock } });
  const there = visitor.twin(outside.from(HERE, other));
  await expectProblem(await payWith(there, good), 429);
});

test('what is counted of a card tells nothing of its number', async () => {
  const visitor = await outside.visitor(HERE);
  await payWith(visitor, declined);
  const rows = (await dump(outside.db)).split('\n').filter((row) => row.startsWith('card_attempt'));
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.join()).not.toContain(declinedCard.card);
});
