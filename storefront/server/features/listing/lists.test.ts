import { api } from '@otzar/contract/api';
import type { Listing } from '@otzar/contract/listing';
import { PAGE_SIZE } from '@otzar/contract/listing';
import { asc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Visitor } from '../../../../tests/contract/visitor.ts';
import { type TemporaryShop, temporaryShop } from '../../../../tests/temporary-shop.ts';
import { automatedLists, collections } from '../../../demo/words/lists.ts';
import { handlerOf } from '../../app/handler.fixture.ts';
import { automated_category, collection, collection_product, product } from '../../db/schema.ts';

let open: TemporaryShop;
let visitor: Visitor;
type Row = typeof product.$inferSelect;
let rows: Row[];

/** A day on which the seeded catalogue is new: its dates are fixed, the clock's is not. */
const NOW = new Date('2026-11-21T12:00:00Z');
const TODAY = '2026-11-21';
const NINETY_DAYS_AGO = '2026-08-23';

beforeAll(async () => {
  open = await temporaryShop(400);
  rows = await open.shop.db.select().from(product).orderBy(asc(product.id));
  visitor = new Visitor(handlerOf({ ...open.shop, clock: () => NOW }));
});

afterAll(() => open.close());

async function readAll(read: (page: string) => Promise<Listing>) {
  const first = await read('1');
  const numbers = Array.from({ length: first.pages }, (_, at) => String(at + 1));
  const pages = await Promise.all(numbers.map(read));
  return { ...first, products: pages.flatMap((page) => page.products) };
}

const sortedIds = (list: { id: number }[]) => list.map(({ id }) => id).sort((a, b) => a - b);

describe('an automated category', () => {
  const inDepartment = (row: Row, index: string) => departmentOf.get(row.category_id) === index;
  const departmentOf = new Map<number, string>();
  beforeAll(async () => {
    const found = await open.shop.db.execute<{ id: number; index: string }>(
      sql`select id, index from category`,
    );
    for (const { id, index } of found.rows) departmentOf.set(id, index);
  });

  const waits = (row: Row) => row.preorder_date !== null && row.preorder_date > TODAY;
  const ages = (row: Row) => row.meta.find(({ label }) => label === 'Ages')?.value ?? '';
  const expected: Record<string, (row: Row) => unknown> = {
    'new-this-season': (row) =>
      row.release_date >= NINETY_DAYS_AGO && row.release_date <= TODAY && !waits(row),
    'under-20': (row) => row.price_cents < 2000 && inDepartment(row, 'gifts'),
    'in-two-languages': (row) => row.heb_title !== null && inDepartment(row, 'books'),
    'on-sale': (row) => row.fake_price_cents > row.price_cents,
    'coming-soon': (row) => waits(row) && inDepartment(row, 'books'),
    'read-aloud': (row) => ['2–5', '3–6', '4–7'].includes(ages(row)) && inDepartment(row, 'books'),
    'under-10': (row) => row.price_cents < 1000 && inDepartment(row, 'school'),
  };

  test.each(automatedLists.map(({ slug }, at) => [slug, at + 1] as const))(
    '%s shows what its rule says',
    async (slug, id) => {
      const list = await readAll((page) =>
        visitor.call(api.readAutomated, { params: { id: String(id) }, query: { page } }),
      );
      const wanted = rows.filter((row) => expected[slug]?.(row));
      expect(wanted.length).toBeGreaterThan(0);
      expect(sortedIds(list.products)).toEqual(sortedIds(wanted));
      expect(list.kind).toBe('automated');
      expect(list.path).toBe(`/a/${automatedLists[id - 1]?.index}/${slug}/${id}`);
      expect(list.heb_title).toMatch(/[א-ת]{2}/);
    },
  );

  test('of a facet or a category that is not there shows nothing', async () => {
    const { db } = open.shop;
    const rules = [{ category: 99_999 }, { facets: { 'filters.language': ['klingon'] } }];
    for (const rule of rules) {
      const [list] = await db
        .insert(automated_category)
        .values({ index: 'all', slug: 'empty', title: 'Empty', rule })
        .returning();
      const params = { id: String(list?.id) };
      const shown = await visitor.call(api.readAutomated, { params });
      expect(shown).toMatchObject({ total: 0, pages: 1, facets: [], price: null });
    }
  });
});

describe('a collection', () => {
  test.each(collections.map(({ slug }, at) => [slug, at + 1] as const))(
    '%s shows its products in the order in which they were put together',
    async (slug, id) => {
      const kept = await open.shop.db
        .select()
        .from(collection_product)
        .where(eq(collection_product.collection_id, id))
        .orderBy(asc(collection_product.position));
      const list = await readAll((page) =>
        visitor.call(api.readCollection, { params: { id: String(id) }, query: { page } }),
      );
      expect(list.products.map((one) => one.id)).toEqual(kept.map((one) => one.product_id));
      expect(list.total).toBe(kept.length);
      expect(list.total).toBeGreaterThan(8);
      expect(list).toMatchObject({ kind: 'collection', facets: [], price: null, sort: 'relavent' });
      expect(list.path).toBe(`/collections/${slug}/${id}`);
    },
  );

  test('turned round shows the last one first', async () => {
    const { db } = open.shop;
    const read = () => visitor.call(api.readCollection, { params: { id: '1' } });
    const before = await readAll((page) =>
      visitor.call(api.readCollection, { params: { id: '1' }, query: { page } }),
    );
    await db.update(collection_product).set({ position: sql`1000 - position` });
    expect((await read()).products[0]?.id).toBe(before.products.at(-1)?.id);
    await db.update(collection_product).set({ position: sql`1000 - position` });
  });
});

describe('a creator', () => {
  test('is told of, and shows every work of theirs in the order asked for', async () => {
    const { rows: works } = await open.shop.db.execute<{ id: number; price_cents: number }>(sql`
      select id, price_cents from product where id in
        (select product_id from product_creator where creator_id = 18) order by price_cents, id`);
    const list = await visitor.call(api.readCreator, {
      params: { id: '18' },
      query: { sort: 'price-asc' },
    });
    expect(list.products.map(({ id }) => id)).toEqual(works.map(({ id }) => id));
    expect(list.total).toBe(works.length);
    expect(list.title).toBe(list.creator.name);
    expect(list.description).toContain('.');
    expect(list.breadcrumbs).toEqual([
      { name: 'Home', path: '/' },
      { name: list.title, path: list.path },
    ]);
    const creators = list.facets.find(({ key }) => key === 'creators');
    expect(creators?.options.map(({ label }) => label) ?? []).not.toContain(list.title);
  });

  test('without works is there all the same', async () => {
    const { rows: found } = await open.shop.db.execute<{ id: number }>(
      sql`insert into creator (name, slug) values ('New Name', 'new-name') returning id`,
    );
    const params = { id: String(found[0]?.id) };
    const list = await visitor.call(api.readCreator, { params });
    expect(list).toMatchObject({ total: 0, products: [], path: `/creator/new-name/${params.id}` });
  });
});

describe('the shop window', () => {
  test('opens with the first collection and leads to the lists it shows', async () => {
    const home = await visitor.call(api.readHome);
    const [first] = await open.shop.db.select().from(collection).orderBy(asc(collection.position));
    expect(home.hero).toMatchObject({ title: first?.title, text: first?.description });
    for (const { path } of home.rails) if (path) expect(path).toMatch(/^(\/[a-z0-9-]+)+\/\d+$/);
    expect(home.rails.map(({ title }) => title)).toEqual(
      expect.arrayContaining(['New on the shelves', 'Gift ideas', 'In two languages']),
    );
    const shown = home.rails.flatMap(({ products }) => products);
    expect(new Set(shown.map(({ id }) => id)).size).toBe(shown.length);
    expect(shown.every(({ max }) => max > 0)).toBe(true);
    expect(shown.length).toBeLessThan(home.rails.length * PAGE_SIZE);
  });

  test('names makers whose work can be had, with its picture and how many there are', async () => {
    const { creators } = await visitor.call(api.readHome);
    expect(creators).toHaveLength(8);
    for (const { id, count, image } of creators) {
      const list = await visitor.call(api.readCreator, { params: { id: String(id) } });
      expect(count).toBe(list.total);
      const work = list.products.find((one) => one.image.src === image.src);
      if (list.pages === 1) expect(work?.max).toBeGreaterThan(0);
    }
  });
});
