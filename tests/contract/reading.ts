import { api } from '@otzar/contract/api';
import type { Category } from '@otzar/contract/category';
import { describe, expect, test } from 'vitest';
import { expectProblem } from './expect-problem.ts';
import { idIn, NOWHERE } from './shelves.ts';
import { type Answerer, expectAnswer, Visitor } from './visitor.ts';

/** What everyone may read, and what is not there. */
export function reading(answer: Answerer): void {
  describe('what everyone sees', () => {
    const visitor = new Visitor(answer);

    test('Home shows departments and rails', async () => {
      const { departments, rails } = await visitor.call(api.readHome);
      expect(departments.length).toBeGreaterThan(0);
      expect(rails.flatMap(({ products }) => products).length).toBeGreaterThan(0);
    });

    test('the categories are a tree, and each leads to its listing', async () => {
      const tree = await visitor.call(api.listCategories);
      const flat = (categories: Category[]): Category[] =>
        categories.flatMap((category) => [category, ...flat(category.children)]);
      expect(flat(tree).length).toBeGreaterThan(tree.length);
      const [department] = tree;
      const id = idIn(department?.value ?? '');
      const listing = await visitor.call(api.readListing, { params: { id } });
      expect(listing.path).toBe(department?.value);
      expect(listing.products.length).toBeGreaterThan(0);
    });

    test('the cards of products come in the order asked for, without what is not sold', async () => {
      const { rails } = await visitor.call(api.readHome);
      const [first, second] = rails.flatMap(({ products }) => products);
      const ids = [second?.id, NOWHERE, first?.id, second?.id].join(',');
      const cards = await visitor.call(api.readCards, { query: { ids } });
      expect(cards).toEqual([second, first]);
      const response = await visitor.send('GET', '/api/product?ids=1,x');
      await expectProblem(response, 422);
    });

    test('a listing is sorted as asked, and as usual by what is no sort', async () => {
      const [department] = await visitor.call(api.listCategories);
      const id = idIn(department?.value ?? '');
      const sorted = { params: { id }, query: { sort: 'price-asc' as const } };
      expect((await visitor.call(api.readListing, sorted)).sort).toBe('price-asc');
      const response = await visitor.send('GET', `/api/listing/${id}?sort=upside-down&page=none`);
      const usual = await expectAnswer(api.readListing, response);
      expect(usual).toMatchObject({ sort: 'relavent', page: 1 });
    });

    test('a card leads to its product', async () => {
      const { rails } = await visitor.call(api.readHome);
      const card = rails.flatMap(({ products }) => products)[0];
      const id = String(card?.id);
      const product = await visitor.call(api.readProduct, { params: { id } });
      expect(product).toMatchObject({ id: card?.id, title: card?.title, price: card?.price });
    });

    test('a search finds a product by its title, and nothing for nothing', async () => {
      const { rails } = await visitor.call(api.readHome);
      const card = rails.flatMap(({ products }) => products)[0];
      const found = await visitor.call(api.searchProducts, { query: { q: card?.title } });
      expect(found.products.map(({ id }) => id)).toContain(card?.id);
      const nothing = await visitor.call(api.searchProducts, { query: { q: '  ' } });
      expect(nothing).toMatchObject({ products: [], total: 0 });
    });

    test('the shipping policy has something to say', async () => {
      const page = await visitor.call(api.readContent, { params: { id: '41' } });
      expect(page.blocks.length).toBeGreaterThan(0);
    });

    test('the countries have two-letter codes', async () => {
      const countries = await visitor.call(api.listCountries);
      expect(countries).toContainEqual({ label: 'United States', value: 'US' });
    });

    test('the currencies are each there once, the dollar at a rate of 1', async () => {
      const currencies = await visitor.call(api.listCurrencies);
      const codes = currencies.map(({ currency }) => currency);
      expect(currencies).toContainEqual({
        currency: 'USD',
        name: 'US Dollar',
        rate: 1,
        symbol: '',
      });
      expect(codes).toEqual(expect.arrayContaining(['ILS', 'EUR', 'GBP', 'CAD']));
      expect(new Set(codes).size).toBe(codes.length);
    });

    const unknown: [string, string][] = [
      ['product', `/api/product/${NOWHERE}`],
      ['listing', `/api/listing/${NOWHERE}`],
      ['page of words', `/api/content/${NOWHERE}`],
      ['order', `/api/order/${NOWHERE}`],
      ['product with a word for an id', '/api/product/abc'],
      ['product with an endless id', '/api/product/99999999999999999999'],
    ];
    test.each(unknown)('an unknown %s is not found', async (_, path) => {
      await expectProblem(await visitor.send('GET', path), 404);
    });
  });
}
