import { api } from '@otzar/contract/api';
import type { Category } from '@otzar/contract/category';
import type { Facet } from '@otzar/contract/facet';
import { describe, expect, test } from 'vitest';
import { expectProblem } from './expect-problem.ts';
import { idIn, NOWHERE } from './shelves.ts';
import { expectAnswer, type Handler, Visitor } from './visitor.ts';

/** A facet that has more options than come with a list, and the category of that list. */
async function longFacet(visitor: Visitor): Promise<{ id: string; facet: Facet }> {
  const departments = await visitor.call(api.listCategories);
  for (const { value } of departments.flatMap((one) => [one, ...one.children])) {
    const id = idIn(value);
    const { facets } = await visitor.call(api.readListing, { params: { id } });
    const facet = facets.find(({ options, total }) => options.length < total);
    if (facet) return { id, facet };
  }
  throw new Error('No facet of the shop is long.');
}

/** What everyone may read, and what is not there. */
export function reading(answer: Handler): void {
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

    test('a listing is held to what its facets offer, and to a price', async () => {
      const [department] = await visitor.call(api.listCategories);
      const params = { id: idIn(department?.value ?? '') };
      const { facets, price } = await visitor.call(api.readListing, { params });
      expect(facets.length).toBeGreaterThan(0);
      for (const { key, options } of facets) {
        const value = options[0]?.value ?? '';
        const held = await visitor.call(api.readListing, { params, query: { [key]: value } });
        const facet = held.facets.find((one) => one.key === key);
        const selected = facet?.options.filter((option) => option.selected);
        expect(selected?.map((option) => option.value)).toEqual([value]);
      }
      const most = ((price?.least ?? 0) + (price?.most ?? 0)) / 2;
      const query = { price_max: most.toFixed(2) };
      const cheap = await visitor.call(api.readListing, { params, query });
      expect(cheap.price).toMatchObject({ min: null, max: Number(query.price_max) });
      expect(cheap.products.length).toBeGreaterThan(0);
      for (const product of cheap.products)
        expect(product.price).toBeLessThanOrEqual(Number(query.price_max));
    });

    test('a long facet has its first options and what is selected, and the others when they are asked for', async () => {
      const { id, facet } = await longFacet(visitor);
      const { key, total } = facet;
      const of = { kind: 'category', id, key } as const;
      const whole = await visitor.call(api.readFacet, { query: of });
      expect(whole.options).toHaveLength(total);
      expect(whole.options.slice(0, facet.options.length)).toEqual(facet.options);
      const all = { params: { id }, query: { all: key } };
      expect((await visitor.call(api.readListing, all)).facets).toContainEqual(whole);
      const rare = whole.options.at(-1)?.value ?? '';
      const held = await visitor.call(api.readListing, { params: { id }, query: { [key]: rare } });
      const options = held.facets.find((one) => one.key === key)?.options;
      expect(options?.length).toBe(facet.options.length + 1);
      expect(options?.at(-1)).toMatchObject({ value: rare, selected: true });
      const heldWhole = await visitor.call(api.readFacet, { query: { ...of, [key]: rare } });
      expect(heldWhole.options.filter(({ selected }) => selected)).toEqual(options?.slice(-1));
    });

    test('a facet or a list that is not there has no options', async () => {
      const { id } = await longFacet(visitor);
      for (const query of [`key=nonsense&id=${id}`, `key=creators&id=${NOWHERE}`])
        await expectProblem(await visitor.send('GET', `/api/facet?kind=category&${query}`), 404);
      await expectProblem(await visitor.send('GET', `/api/facet?key=creators&id=${id}`), 422);
    });

    test('a price range the wrong way round is turned', async () => {
      const [department] = await visitor.call(api.listCategories);
      const params = { id: idIn(department?.value ?? '') };
      const read = (price_min: string, price_max: string) =>
        visitor.call(api.readListing, { params, query: { price_min, price_max } });
      const turned = await read('60', '10');
      expect(turned.price).toMatchObject({ min: 10, max: 60 });
      expect(turned).toEqual(await read('10', '60'));
    });

    test('facets and values that are not there mean nothing', async () => {
      const [department] = await visitor.call(api.listCategories);
      const id = idIn(department?.value ?? '');
      const usual = await visitor.call(api.readListing, { params: { id } });
      const nonsense = 'filters.nonsense=1&vendors=nobody&colour=red&price_min=abc';
      const response = await visitor.send('GET', `/api/listing/${id}?${nonsense}`);
      expect(await expectAnswer(api.readListing, response)).toEqual(usual);
    });

    test('the window leads to an automated category, a collection and a creator', async () => {
      const { hero, rails, creators } = await visitor.call(api.readHome);
      const path = rails.find((rail) => rail.path?.startsWith('/a/'))?.path ?? '';
      const automated = await visitor.call(api.readAutomated, { params: { id: idIn(path) } });
      expect(automated).toMatchObject({ kind: 'automated', path });
      expect(automated.products.length).toBeGreaterThan(0);
      const params = { id: idIn(hero?.path ?? '') };
      const collection = await visitor.call(api.readCollection, { params });
      expect(collection).toMatchObject({ kind: 'collection', path: hero?.path, facets: [] });
      expect(collection.products.length).toBeGreaterThan(0);
      const [maker] = creators;
      const works = await visitor.call(api.readCreator, { params: { id: String(maker?.id) } });
      expect(works).toMatchObject({ kind: 'creator', path: maker?.path, title: maker?.name });
      expect(works.creator.id).toBe(maker?.id);
      expect(works.products.length).toBeGreaterThan(0);
    });

    test('a card leads to its product', async () => {
      const { rails } = await visitor.call(api.readHome);
      const card = rails.flatMap(({ products }) => products)[0];
      const id = String(card?.id);
      const product = await visitor.call(api.readProduct, { params: { id } });
      expect(product).toMatchObject({ id: card?.id, title: card?.title, price: card?.price });
    });

    test('a product has the thumbnails of its media, and each variation its facts', async () => {
      const { rails } = await visitor.call(api.readHome);
      const card = rails.flatMap(({ products }) => products).find((one) => one.has_variations);
      const id = String(card?.id);
      const product = await visitor.call(api.readProduct, { params: { id } });
      expect(product.media_urls).toEqual(product.media.map(({ src }) => `${src}-160.webp`));
      expect(product.variation_infos.map(({ meta }) => meta)).toEqual(
        product.variation_infos.map(({ options }) =>
          product.options.map(({ name }) => ({ label: name, value: options[name] })),
        ),
      );
    });

    test('a search finds a product by its title, and nothing for nothing', async () => {
      const { rails } = await visitor.call(api.readHome);
      const card = rails.flatMap(({ products }) => products)[0];
      const found = await visitor.call(api.searchProducts, { query: { q: card?.title ?? '' } });
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
      ['automated category', `/api/automated/${NOWHERE}`],
      ['collection', `/api/collection/${NOWHERE}`],
      ['creator', `/api/creator/${NOWHERE}`],
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
