import { api } from '@otzar/contract/api';
import type { Facet } from '@otzar/contract/facet';
import type { Listing, Sort } from '@otzar/contract/listing';
import { PAGE_SIZE, SORTS } from '@otzar/contract/listing';
import { withFewOptions } from '@otzar/domain/facet';
import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Visitor } from '../../../../tests/contract/visitor.ts';
import { type TemporaryShop, temporaryShop } from '../../../../tests/temporary-shop.ts';
import { handlerOf } from '../../app/handler.fixture.ts';
import { category, filter_fact, type product } from '../../db/schema.ts';

let open: TemporaryShop;
let visitor: Visitor;
let shelf: Naive[];
let books: number;

/** A product as the plainest query tells it, its facets as pairs of key and value. */
interface Naive {
  id: number;
  price: number;
  popularity: number;
  release: string;
  facets: Set<string>;
}

const slug = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[’']/g, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');

async function readShelf(departmentId: number): Promise<Naive[]> {
  const { db } = open.shop;
  const facts = new Map(
    (await db.select().from(filter_fact)).map((fact) => [fact.label, fact.slug]),
  );
  const { rows } = await db.execute<{
    product: typeof product.$inferSelect;
    vendor: string;
    creators: string[];
    categories: string[];
  }>(sql`
    select to_jsonb(product) as product, (select slug from vendor where id = vendor_id) as vendor,
      array(select creator.slug || '-' || creator.id from product_creator
        join creator on creator.id = creator_id where product_id = product.id) as creators,
      array(select category.slug || '-' || category.id from product_category
        join category on category.id = product_category.category_id
        where product_id = product.id) as categories
    from product join product_category shown on shown.product_id = product.id
      and shown.category_id = ${departmentId}`);
  return rows.map(({ product: row, vendor, creators, categories }) => ({
    id: row.id,
    price: row.price_cents / 100,
    popularity: row.popularity,
    release: row.release_date,
    facets: new Set([
      `vendors=${vendor}`,
      ...creators.map((value) => `creators=${value}`),
      ...categories.map((value) => `categories=${value}`),
      ...row.meta.flatMap(({ label, value }) =>
        facts.has(label) ? `filters.${facts.get(label)}=${slug(value)}` : [],
      ),
      ...row.options.flatMap(({ name, values }) =>
        values.map((value) => `variations.${slug(name)}=${slug(value)}`),
      ),
    ]),
  }));
}

beforeAll(async () => {
  open = await temporaryShop(400);
  visitor = new Visitor(handlerOf(open.shop));
  const rows = await open.shop.db.select().from(category).where(eq(category.name, 'Books'));
  books = rows[0]?.id ?? 0;
  shelf = await readShelf(books);
});

afterAll(() => open.close());

type Chosen = Map<string, string[]>;

interface Asked {
  chosen: Chosen;
  min: number | null;
  max: number | null;
  sort: Sort;
  page: number;
}

const filtersOf = ({ chosen, min, max }: Asked) => ({
  ...Object.fromEntries(chosen),
  price_min: min === null ? '' : String(min),
  price_max: max === null ? '' : String(max),
});

/** The list with all options of its facets, or of those that are named. */
const read = (asked: Asked, all = ['creators', 'vendors']): Promise<Listing> =>
  visitor.call(api.readListing, {
    params: { id: String(books) },
    query: { ...filtersOf(asked), sort: asked.sort, page: String(asked.page), all },
  });

const readOne = (asked: Asked, key: string): Promise<Facet> =>
  visitor.call(api.readFacet, {
    query: { ...filtersOf(asked), kind: 'category', id: String(books), key },
  });

const meets = (one: Naive, { chosen, min, max }: Asked, ignoring = '') =>
  [...chosen].every(
    ([key, values]) =>
      key === ignoring || values.some((value) => one.facets.has(`${key}=${value}`)),
  ) &&
  (ignoring === 'price' || (one.price >= (min ?? 0) && one.price <= (max ?? 1e9)));

const COMPARE: Record<Sort, (a: Naive, b: Naive) => number> = {
  relavent: (a, b) => b.popularity - a.popularity || a.id - b.id,
  'price-asc': (a, b) => a.price - b.price || a.id - b.id,
  'price-desc': (a, b) => b.price - a.price || b.id - a.id,
  'release_date-desc': (a, b) => b.release.localeCompare(a.release) || a.id - b.id,
};

/** Any of the facets that the whole department shows, and any prices. */
const anyQuestion = ({ facets }: Listing): fc.Arbitrary<Asked> => {
  const valuesOf = facets.map(({ key, options }) =>
    fc.tuple(
      fc.constant(key),
      fc.subarray(
        options.map(({ value }) => value),
        { minLength: 1, maxLength: Math.min(4, options.length) },
      ),
    ),
  );
  // The price of a product is where a range may go wrong by a cent.
  const price = fc.option(
    fc.oneof(
      fc.constantFrom(...shelf.map((one) => one.price)),
      fc.integer({ min: 0, max: 4_500 }).map((cents) => cents / 100),
    ),
  );
  return fc
    .record({
      chosen: fc
        .uniqueArray(fc.oneof(...valuesOf), { selector: ([key]) => key, maxLength: 3 })
        .map((chosen): Chosen => new Map(chosen)),
      ends: fc.tuple(price, price),
      sort: fc.constantFrom(...SORTS),
      page: fc.integer({ min: 1, max: 4 }),
    })
    .map(({ ends: [a, b], ...asked }) =>
      a !== null && b !== null && a > b
        ? { ...asked, min: b, max: a }
        : { ...asked, min: a, max: b },
    );
};

const whole: Asked = { chosen: new Map(), min: null, max: null, sort: 'relavent', page: 1 };

describe('a narrowed list', () => {
  test('agrees with a plain count over the database, whatever is chosen', async () => {
    const questions = anyQuestion(await read(whole));
    await fc.assert(
      fc.asyncProperty(questions, async (asked) => {
        const listing = await read(asked);
        const left = shelf.filter((one) => meets(one, asked)).sort(COMPARE[asked.sort]);
        expect(listing.total).toBe(left.length);
        const page = Math.min(asked.page, Math.max(1, Math.ceil(left.length / PAGE_SIZE)));
        expect(listing.page).toBe(page);
        expect(listing.products.map(({ id }) => id)).toEqual(
          left.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE).map(({ id }) => id),
        );
        const keys = listing.facets.map(({ key }) => key);
        expect(keys).toEqual(expect.arrayContaining([...asked.chosen.keys()]));
        for (const { key, options } of listing.facets) {
          const others = shelf.filter((one) => meets(one, asked, key));
          for (const { value, count, selected } of options) {
            expect(count).toBe(others.filter(({ facets }) => facets.has(`${key}=${value}`)).length);
            expect(selected).toBe(asked.chosen.get(key)?.includes(value) ?? false);
            expect(count > 0 || selected).toBe(true);
          }
        }
        const prices = shelf.filter((one) => meets(one, asked, 'price')).map((one) => one.price);
        if (listing.price && prices.length > 0)
          expect(listing.price).toEqual({
            least: Math.min(...prices),
            most: Math.max(...prices),
            min: asked.min,
            max: asked.max,
          });
      }),
      { numRuns: 150 },
    );
  });

  test('has the beginning of a long facet, and each facet whole by a call of its own', async () => {
    const all = await read(whole);
    expect(all.facets.map(withFewOptions)).not.toEqual(all.facets);
    await fc.assert(
      fc.asyncProperty(anyQuestion(all), async (asked) => {
        const { facets } = await read(asked);
        expect((await read(asked, [])).facets).toEqual(facets.map(withFewOptions));
        const each = await Promise.all(facets.map(({ key }) => readOne(asked, key)));
        expect(each).toEqual(facets);
      }),
      { numRuns: 20 },
    );
  });

  test('offers every value that some product has, and none of pages or measures', async () => {
    const { facets } = await read(whole);
    const keys = facets.map(({ key }) => key);
    expect(keys.slice(0, 3)).toEqual(['categories', 'filters.language', 'filters.binding']);
    expect(keys.slice(-2)).toEqual(['vendors', 'creators']);
    expect(keys.filter((key) => key.startsWith('variations.')).length).toBeGreaterThan(0);
    expect(facets.find(({ key }) => key === 'vendors')?.label).toBe('Brand');
    expect(keys.join()).not.toMatch(/pages|isbn|dimensions|length/);
    for (const { key, options } of facets.filter(({ key }) => key !== 'categories')) {
      const values = shelf.flatMap((one) => [...one.facets].filter((f) => f.startsWith(`${key}=`)));
      expect(options.length).toBe(new Set(values).size);
      expect(options.length).toBeGreaterThan(1);
    }
  });

  test('takes a price range the wrong way round for the right one', async () => {
    const turned = await read({ ...whole, min: 30, max: 10 });
    expect(turned).toEqual(await read({ ...whole, min: 10, max: 30 }));
    expect(turned.price).toMatchObject({ min: 10, max: 30 });
  });

  test('keeps what is selected in sight when nothing is left', async () => {
    const chosen: Chosen = new Map([['filters.language', ['hebrew']]]);
    const { total, facets, price } = await read({ ...whole, chosen, min: 900, max: 901 });
    expect(total).toBe(0);
    const language = facets.find(({ key }) => key === 'filters.language');
    expect(language?.options).toEqual([
      { value: 'hebrew', label: 'Hebrew', count: 0, selected: true },
    ]);
    expect(price).toMatchObject({ min: 900, max: 901 });
  });
});

const LISTS = [
  ['listing/1', { kind: 'category', id: '1' }],
  ['automated/1', { kind: 'automated', id: '1' }],
  ['creator/18', { kind: 'creator', id: '18' }],
  ['search?q=the', { kind: 'search', q: 'the' }],
] as const;

test.each(LISTS)('the facets of /api/%s come by a call of their own', async (list, of) => {
  const { facets } = (await (await visitor.send('GET', `/api/${list}`)).json()) as Listing;
  expect(facets.length).toBeGreaterThan(0);
  for (const { key, total, options } of facets) {
    const facet = await visitor.call(api.readFacet, { query: { ...of, key } });
    expect(facet.options).toHaveLength(total);
    expect(withFewOptions(facet).options).toEqual(options);
  }
});

test.each([
  ['key=vendors&kind=category&id=999999', 404],
  ['key=vendors&kind=automated&id=999999', 404],
  ['key=vendors&kind=creator&id=999999', 404],
  ['key=vendors&kind=search&q=', 404],
  ['key=vendors&kind=category', 404],
  ['key=filters.nonsense&kind=category&id=1', 404],
  ['key=__proto__&kind=category&id=1', 404],
  ['key=vendors&kind=collection&id=1', 422],
  ['key=vendors&kind=category&id=99999999999', 422],
  ['key=vendors&key=creators&kind=category&id=1', 422],
  ['kind=category&id=1', 422],
])('/api/facet?%s is refused with %i', async (query, status) => {
  expect((await visitor.send('GET', `/api/facet?${query}`)).status).toBe(status);
});

const OFFERED = ['listing/1', 'automated/1', 'creator/1', 'collection/1', 'search'];
const STRANGE = [
  'page=-1',
  'page=1e9',
  'page=1&page=2',
  'sort=upside-down&sort=price-asc',
  'colour=red&filters.nonsense=1',
  'categories=nowhere-1&vendors=nobody&creators=&filters.language=klingon',
  'price_min=abc&price_max=1e400',
  'price_min=40&price_max=3',
  'price_min=1&price_min=2',
  `q=${'x'.repeat(5_000)}`,
  `q=${encodeURIComponent("' OR 1=1--")}&vendors=${encodeURIComponent("' OR 1=1--")}`,
  `q=${encodeURIComponent('<script>alert(1)</script>')}&creators=%3Cscript%3E`,
  'q=a&q=b',
  '__proto__=1&constructor=2&filters.__proto__=3',
  'filters.language=%00&vendors=%ED%A0%80',
  'all=nonsense&all=creators&all=%00',
];

test.each(OFFERED.flatMap((list) => STRANGE.map((query) => [list, query] as const)))(
  '/api/%s?%s is answered with a sensible page',
  async (list, query) => {
    const response = await visitor.send('GET', `/api/${list}?${query}`);
    expect(response.status).toBe(200);
    const listing = (await response.json()) as Listing;
    expect(listing.page).toBeGreaterThanOrEqual(1);
    expect(listing.page).toBeLessThanOrEqual(listing.pages);
    expect(listing.products.length).toBeLessThanOrEqual(PAGE_SIZE);
  },
);
