import { api } from '@otzar/contract/api';
import { and, asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Visitor } from '../../../../tests/contract/visitor.ts';
import { type TemporaryShop, temporaryShop } from '../../../../tests/temporary-shop.ts';
import { createApp } from '../../app/app.ts';
import { product, school, supply_entry, supply_list } from '../../db/schema.ts';

let open: TemporaryShop;
let app: ReturnType<typeof createApp>;
let visitor: Visitor;

beforeAll(async () => {
  open = await temporaryShop(400);
  app = createApp({ shop: open.shop });
  visitor = new Visitor(async (request) => app.fetch(request));
});

afterAll(() => open.close());

const readList = (id: number) => visitor.call(api.readSupplyList, { params: { id: String(id) } });

test('there are 60 schools in 3 countries, and each has lists of things that are sold', async () => {
  const { db } = open.shop;
  expect(await db.$count(school)).toBe(60);
  const countries = await visitor.call(api.listSchoolCountries);
  expect(countries.map(({ value }) => value)).toEqual(['IL', 'GB', 'US']);
  const schools = await db.select({ id: school.id }).from(school);
  for (const { id } of schools) {
    const { lists } = await visitor.call(api.readSchool, { params: { id: String(id) } });
    expect(lists.length).toBeGreaterThanOrEqual(3);
    for (const list of lists) expect(list.items).toBeGreaterThan(4);
  }
});

test('the schools nearest to a zip code come first, and the rest of the country after them', async () => {
  const { near, elsewhere, zip } = await visitor.call(api.readSchools, {
    query: { country: 'us', zip: '10002-1234' },
  });
  expect(zip).toBe('10002');
  expect(near[0]?.zip).toBe('10002');
  expect(near.every((one) => one.zip.startsWith('100'))).toBe(true);
  expect(elsewhere.some((one) => one.zip.startsWith('100'))).toBe(false);
  expect(near.length).toBeGreaterThan(6);
});

test('what is sold out is offered a swap of its own shelf, in stock, the same object first, at the nearest price', async () => {
  const { db } = open.shop;
  const [entry] = await db.select().from(supply_entry).orderBy(asc(supply_entry.list_id));
  const [gone] = await db
    .select()
    .from(product)
    .where(eq(product.id, entry?.product_id ?? 0));
  if (!entry || !gone) throw new Error('There is no list.');
  const kin = and(
    eq(product.category_id, gone.category_id),
    eq(product.type, 'product'),
    eq(product.has_variations, false),
  );
  await db.update(product).set({ stock: 5 }).where(kin);
  await db.update(product).set({ stock: 0 }).where(eq(product.id, gone.id));
  const others = await db.select().from(product).where(kin);
  const apart = ({ price_cents }: { price_cents: number }) =>
    Math.abs(price_cents - gone.price_cents);
  const object = ({ drawings }: { drawings: { motif: string }[] }) =>
    drawings[0]?.motif.split('/')[0];
  const rest = others.filter(({ id }) => id !== gone.id);
  const alike = rest.filter((one) => object(one) === object(gone));
  const least = Math.min(...(alike.length > 0 ? alike : rest).map(apart));

  const { entries } = await readList(entry.list_id);
  const swapped = entries.find(({ id }) => id === entry.id);
  expect(swapped?.product).toMatchObject({ id: gone.id, max: 0 });
  const [swap] = await db
    .select()
    .from(product)
    .where(eq(product.id, swapped?.swap?.id ?? 0));
  expect(swap).toMatchObject({ category_id: gone.category_id, stock: 5 });
  expect(swap && apart(swap)).toBe(least);

  await db.update(product).set({ stock: 0 }).where(kin);
  const alone = await readList(entry.list_id);
  expect(alone.entries.find(({ id }) => id === entry.id)?.swap).toBeNull();
});

describe('a list of last year', () => {
  test('opens, knows the one of this year, and keeps what is still sold', async () => {
    const { db } = open.shop;
    const [old] = await db.select().from(supply_list).where(eq(supply_list.year, 2025));
    if (!old) throw new Error('There is no old list.');
    const before = await readList(old.id);
    expect(before.year).toBe(2025);
    const { grade, year, newer } = await readList(before.newer ?? 0);
    expect({ grade, year, newer }).toEqual({ grade: before.grade, year: 2026, newer: null });

    const [first, ...others] = before.entries;
    const [row] = await db.select().from(product).limit(1);
    if (!row || !first) throw new Error('The list is empty.');
    await db.insert(product).values({ ...row, id: 50_000, sku: 'GONE-SOON' });
    await db
      .update(supply_entry)
      .set({ product_id: 50_000 })
      .where(and(eq(supply_entry.list_id, old.id), eq(supply_entry.id, first.id)));
    expect((await readList(old.id)).entries[0]?.product.id).toBe(50_000);
    await db.delete(product).where(eq(product.id, 50_000));
    const after = await readList(old.id);
    expect(after.entries.map(({ id }) => id)).toEqual(others.map(({ id }) => id));
  });

  test('stands for its grade where the school has given us none since', async () => {
    const { lists } = await visitor.call(api.readSchool, { params: { id: '41' } });
    expect(new Set(lists.map(({ year }) => year))).toEqual(new Set([2025]));
  });

  test('is of the past once the shop’s clock has come to another school year', async () => {
    const years = [];
    for (const day of ['2026-06-30', '2026-11-21', '2027-07-01']) {
      const clock = () => new Date(`${day}T12:00:00Z`);
      const later = createApp({ shop: { ...open.shop, clock } });
      const answer = await later.request('/api/supply_list/1');
      years.push((await answer.json()).this_year);
    }
    expect(years).toEqual([2025, 2026, 2027]);
  });
});

test.each([
  ['/api/school/0', 404],
  ['/api/school/-1', 404],
  ['/api/school/1e99', 404],
  ['/api/supply_list/abc', 404],
  ['/api/supply_list/999999', 404],
  ['/api/school', 422],
  ['/api/school?country=US', 422],
  [`/api/school?country=US&zip=${'9'.repeat(5000)}`, 422],
  ['/api/school?country=US&zip=%3Cscript%3E', 422],
  ['/api/school?country=XX&zip=10002', 422],
  ['/api/school?country=US&zip=%00', 422],
] as const)('%# is refused with a sentence', async (path, status) => {
  const answer = await app.request(path);
  expect(answer.status).toBe(status);
  expect((await answer.json()).message).toMatch(/\w/);
});
