import { api } from '@otzar/contract/api';
import type { SavedLine } from '@otzar/contract/customer-bag';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { accountHolder } from '../../../../tests/contract/account-holder.ts';
import type { Visitor } from '../../../../tests/contract/visitor.ts';
import { landmarks } from '../../../demo/landmarks.ts';
import { type TwoServers, twoServers } from '../../app/two-servers.fixture.ts';
import { customer_line, product } from '../../db/schema.ts';
import { savedLine } from './saved-line.fixture.ts';

let servers: TwoServers;
let visitor: Visitor;

beforeAll(async () => {
  servers = await twoServers();
});
beforeEach(async () => {
  ({ visitor } = await accountHolder(servers.answer));
});
afterAll(() => servers.close());

const save = (...bag: SavedLine[]) => visitor.call(api.saveBag, { body: { bag } });
const change = (id: number, set: Partial<typeof product.$inferInsert>) =>
  servers.db.update(product).set(set).where(eq(product.id, id));

describe('a bag that was left', () => {
  test('has today’s price, and what has run out with max 0; what comes back comes as it was asked for', async () => {
    const { book } = landmarks;
    await save(savedLine(book.id, { quantity: 3 }));
    await change(book.id, { price_cents: 1234, stock: 2 });
    expect(await visitor.call(api.readBag)).toMatchObject([{ price: 12.34, max: 2, quantity: 2 }]);
    await change(book.id, { stock: 0 });
    expect(await visitor.call(api.readBag)).toMatchObject([{ max: 0, quantity: 0 }]);
    await change(book.id, { stock: 40 });
    expect(await visitor.call(api.readBag)).toMatchObject([{ max: 40, quantity: 3 }]);
  });

  test('takes something that has run out, with max 0', async () => {
    expect(await save(savedLine(landmarks.soldOut.id))).toMatchObject([{ max: 0 }]);
  });

  test('is charged the shop’s own price for what is written on it', async () => {
    const { id } = landmarks.personalized;
    const { personalizations } = await visitor.call(api.readProduct, {
      params: { id: String(id) },
    });
    const field = personalizations[0];
    const entry = { key: field?.key ?? '', label: 'Anything', value: ' Noa ', price: 0 };
    const [kept] = await save(
      savedLine(id, { item_key: 'noa', personalization: [{ entries: [entry] }] }),
    );
    expect(kept?.personalization).toEqual([
      { entries: [{ key: field?.key, label: field?.label, value: 'Noa', price: field?.price }] },
    ]);
  });
});

describe('many tabs at once', () => {
  const ids = [1, 13, 14, 15];

  test('neither lose a line nor wait for each other, in whichever order they send', async () => {
    const orders = [ids, ids.toReversed(), [...ids.slice(2), ...ids.slice(0, 2)]];
    const writes = Array.from({ length: 18 }, (_, tab) =>
      save(
        savedLine(ids[tab % 4] ?? 1, { item_key: `tab-${tab}` }),
        ...(orders[tab % 3] ?? ids).map((id) => savedLine(id, { quantity: (tab % 3) + 1 })),
      ),
    );
    await Promise.all(writes);
    const kept = await visitor.call(api.readBag);
    expect(kept).toHaveLength(ids.length + writes.length);
    expect(new Set(kept.map(({ item_key }) => item_key)).size).toBe(writes.length + 1);
  });

  test('may add and remove what they like: each has its own way', async () => {
    await save(...ids.map((id) => savedLine(id)));
    const remove = (id: number) =>
      visitor.call(api.removeFromBag, { body: { bag: [savedLine(id)] } });
    await Promise.all([
      remove(1),
      save(savedLine(5)),
      remove(13),
      save(savedLine(14, { quantity: 2 })),
    ]);
    const kept = await visitor.call(api.readBag);
    expect(
      kept.map(({ id, quantity }) => [id, quantity]).sort(([a = 0], [b = 0]) => a - b),
    ).toEqual([
      [5, 1],
      [14, 2],
      [15, 1],
    ]);
  });

  test('do not make a list longer than it may be', async () => {
    const many = (tab: string) =>
      Array.from({ length: 300 }, (_, at) => savedLine(1, { item_key: `${tab}-${at}` }));
    const answers = await Promise.all(
      ['a', 'b', 'c'].map((tab) => visitor.try(api.saveBag, { body: { bag: many(tab) } })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422]);
    expect(await visitor.call(api.readBag)).toHaveLength(300);
  });
});

test('what is kept is what was asked for, and never what it costs', async () => {
  await save({ ...savedLine(14), price: 1, title: 'Mine' } as SavedLine);
  const rows = await servers.db.select({ line: customer_line.line }).from(customer_line);
  for (const row of rows) expect(Object.keys(row.line)).not.toContain('price');
});
