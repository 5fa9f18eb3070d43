import { api } from '@otzar/contract/api';
import { PAGE_SIZE, SORTS, type Sort } from '@otzar/contract/listing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Visitor } from '../../../../tests/contract/visitor.ts';
import { type TemporaryShop, temporaryShop } from '../../../../tests/temporary-shop.ts';
import { handlerOf } from '../../app/handler.fixture.ts';

let open: TemporaryShop;
let visitor: Visitor;
/** A department with more than one page. */
let department: string;

beforeAll(async () => {
  open = await temporaryShop();
  visitor = new Visitor(handlerOf(open.shop));
  const home = await visitor.call(api.readHome);
  const largest = home.departments.toSorted((a, b) => b.count - a.count)[0];
  department = largest?.path.split('/').at(-1) ?? '';
});

afterAll(() => open.close());

const read = (query: { page?: string; sort?: Sort }) =>
  visitor.call(api.readListing, { params: { id: department }, query });

const search = (q: string, page = '1') => visitor.call(api.searchProducts, { query: { q, page } });

describe('a listing', () => {
  test.each(SORTS)('in order %s shows every product once', async (sort) => {
    const { pages, total } = await read({ sort });
    const numbers = Array.from({ length: pages }, (_, page) => String(page + 1));
    const all = await Promise.all(numbers.map((page) => read({ page, sort })));
    const products = all.flatMap((listing) => listing.products);
    expect(new Set(products.map((product) => product.id)).size).toBe(total);
    expect(all.slice(0, -1).every((listing) => listing.products.length === PAGE_SIZE)).toBe(true);
    const prices = products.map((product) => product.price);
    if (sort === 'price-asc') expect(prices).toEqual(prices.toSorted((a, b) => a - b));
    if (sort === 'price-desc') expect(prices).toEqual(prices.toSorted((a, b) => b - a));
  });

  test.each(['999999', '1e9', '1E9', '999999999999', '9'.repeat(400)])(
    'past its end, at %s, shows the last page',
    async (page) => {
      const { pages } = await read({});
      expect(await read({ page })).toEqual(await read({ page: String(pages) }));
    },
  );

  test.each(['0', '-1', '1.5', 'x', '0x10', ''])('at page %j shows the first', async (page) => {
    expect(await read({ page })).toEqual(await read({}));
  });
});

describe('a search', () => {
  test('finds a product by the words of its title, and by the start of the last one', async () => {
    const wanted = (await read({})).products[0];
    if (wanted === undefined) throw new Error('The department is empty.');
    for (const q of [wanted.title, wanted.title.slice(0, -1), wanted.title.toUpperCase()])
      expect((await search(q)).products[0]?.id).toBe(wanted.id);
  });

  test('finds a Hebrew title', async () => {
    const wanted = (await read({})).products.find((product) => product.heb_title !== null);
    const found = await search(wanted?.heb_title ?? '');
    expect(found.products.map((product) => product.id)).toContain(wanted?.id);
  });

  test('with a slip of the finger finds what was meant', async () => {
    const wanted = (await read({})).products[0];
    const [first = '', ...rest] = wanted?.title ?? '';
    const slip = [first, rest.slice(1, 2), rest.slice(0, 1), ...rest.slice(2)].flat().join('');
    expect((await search(slip)).products.map((product) => product.id)).toContain(wanted?.id);
  });

  test.each([
    'zzzz-nothing-like-it',
    "'",
    '"unfinished',
    '-',
    '-book',
    'book & | ! <-> :*',
    '\\',
    '%_',
    'a\0b',
    '\ud800',
    'א"ב',
    'x'.repeat(5_000),
    '; drop table product; --',
  ])('for %j answers', async (q) => {
    const { total, products } = await search(q);
    expect(products.length).toBeLessThanOrEqual(Math.min(total, PAGE_SIZE));
  });

  test('for nothing finds nothing', async () => {
    expect(await search('  ')).toMatchObject({ total: 0, products: [], page: 1, pages: 1 });
  });
});
