import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { plainWords } from '@otzar/domain/plain-words';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type TemporaryShop, temporaryShop } from '../../../../tests/temporary-shop.ts';
import { createApp } from '../../app/app.ts';
import { creator, product } from '../../db/schema.ts';
import type { ProviderSettings } from '../../kit/search-provider.ts';
import { findingAtProvider } from './provider.ts';
import { updateIndices } from './update-index.ts';

type Entry = { objectID: string; [attribute: string]: unknown };

/** Stands in for the search provider: keeps what it is sent, and answers as its protocol has it. */
const indices = new Map<string, Map<string, Entry>>();
/** What the provider was told to search in, by index. */
const searchable = new Map<string, string[]>();
const writes: string[] = [];
let answers = true;

function batch(name: string, requests: { action: string; body: Entry }[]) {
  const index = indices.get(name) ?? new Map<string, Entry>();
  indices.set(name, index);
  for (const { action, body } of requests) {
    writes.push(`${action} ${name}`);
    if (action === 'deleteObject') index.delete(body.objectID);
    else index.set(body.objectID, body);
  }
  return { taskID: 1, objectIDs: requests.map(({ body }) => body.objectID) };
}

function search({ indexName, query }: { indexName: string; query: string }) {
  const found = [...(indices.get(indexName) ?? new Map()).values()].filter(({ title }) =>
    String(title).includes(query),
  );
  return { hits: found.map(({ objectID }) => ({ objectID })), index: indexName };
}

const provider = createServer(async (request, response) => {
  let text = '';
  for await (const piece of request) text += piece;
  const body = text === '' ? {} : JSON.parse(text);
  const [, , , name = '', call] = decodeURIComponent(request.url ?? '').split(/[/?]/);
  const reply = (status: number, answer: object) =>
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(answer));
  if (!answers) return reply(500, { message: 'down' });
  if (call === 'settings') {
    searchable.set(name, body.searchableAttributes);
    return reply(200, { taskID: 1 });
  }
  if (call === 'batch') return reply(200, batch(name, body.requests));
  if (call === 'queries') return reply(200, { results: body.requests.map(search) });
  const index = indices.get(name);
  return index
    ? reply(200, { hits: [...index.values()] })
    : reply(404, { message: 'Index does not exist' });
});

let open: TemporaryShop;
let settings: ProviderSettings;

beforeAll(async () => {
  open = await temporaryShop();
  await once(provider.listen(0, '127.0.0.1'), 'listening');
  const { port } = provider.address() as AddressInfo;
  settings = {
    appId: 'APP',
    key: 'key',
    productsIndex: 'products',
    suggestionsIndex: 'suggestions',
    url: `http://127.0.0.1:${port}`,
  };
});
beforeEach(() => {
  writes.length = 0;
  answers = true;
});
afterAll(async () => {
  provider.close();
  await open.close();
});

test('the first run saves all products and suggestions, the next one nothing', async () => {
  const { db } = open.shop;
  const count = await db.$count(product);
  const first = await updateIndices(db, settings);
  expect(first.products).toEqual({ saved: count, deleted: 0, unchanged: 0 });
  expect(first.suggestions.saved).toBeGreaterThan(0);
  const [some] = [...(indices.get('products')?.values() ?? [])];
  expect(some).toMatchObject({ path: expect.stringMatching(/^\//), title: expect.any(String) });
  writes.length = 0;
  const second = await updateIndices(db, settings);
  expect(second.products).toEqual({ saved: 0, deleted: 0, unchanged: count });
  expect(writes).toEqual([]);
});

test('what has changed is saved, and what is gone is deleted, and nothing else', async () => {
  const { db } = open.shop;
  await updateIndices(db, settings);
  writes.length = 0;
  await db.update(product).set({ title: 'A Renamed Book' }).where(eq(product.id, 1));
  indices.get('products')?.set('999999', { objectID: '999999', content_hash: 'old' });
  const { products } = await updateIndices(db, settings);
  expect(products).toMatchObject({ saved: 1, deleted: 1 });
  expect(indices.get('products')?.get('1')).toMatchObject({ title: 'A Renamed Book' });
  expect(indices.get('products')?.has('999999')).toBe(false);
  expect(writes).toHaveLength(2);
});

/** Ids of the entries that have a word somewhere where the provider searches. */
function holding(word: string): number[] {
  const attributes = searchable.get('products') ?? [];
  const entries = [...(indices.get('products')?.values() ?? [])];
  return entries
    .filter((entry) =>
      plainWords(attributes.flatMap((name) => entry[name]).join(' ')).includes(word),
    )
    .map(({ objectID }) => Number(objectID));
}

test('the provider is sent the words by which the shop’s own search finds a product', async () => {
  const { db } = open.shop;
  const [someone] = await db.select().from(creator).where(eq(creator.id, 1));
  await updateIndices(db, settings);
  const { rows } = await db.execute<{ id: number }>(sql`
    select product_id as id from product_category join category c on c.id = category_id
    where c.slug = 'childrens-books'`);
  const inDepartment = rows.map(({ id }) => id);
  expect(inDepartment.length).toBeGreaterThan(0);
  for (const word of ['ילדים', 'ילד', 'childrens'])
    expect(holding(word)).toEqual(expect.arrayContaining(inDepartment));
  const { rows: made } = await db.execute<{ id: number }>(sql`
    select product_id as id from product_creator where creator_id = ${someone?.id}`);
  for (const word of plainWords(`${someone?.name} ${someone?.heb_name}`))
    expect(holding(word)).toEqual(expect.arrayContaining(made.map(({ id }) => id)));
  await db.update(product).set({ heb_title: 'החילזון ששתל ענן' }).where(eq(product.id, 3));
  await updateIndices(db, settings);
  for (const word of ['חילזון', 'החלזון', 'חלזון']) expect(holding(word)).toContain(3);
});

test('the result page asks the provider where it is told to, and the shop itself where that does not answer', async () => {
  const { shop } = open;
  await shop.db.update(product).set({ title: 'Provider Only' }).where(eq(product.id, 2));
  await updateIndices(shop.db, settings);
  // The shop's own search has not heard of the new title.
  await shop.db.execute(sql`update product set title = 'Provider Only Too' where id = 2`);
  const app = createApp({ shop: { ...shop, findAtProvider: findingAtProvider(settings) } });
  const ids = async (q: string) => {
    const answer = await app.request(`/api/search?q=${encodeURIComponent(q)}`);
    expect(answer.status).toBe(200);
    return (await answer.json()).products.map(({ id }: { id: number }) => id);
  };
  expect(await ids('Provider Only')).toEqual([2]);
  answers = false;
  expect(await ids('book')).not.toHaveLength(0);
});
