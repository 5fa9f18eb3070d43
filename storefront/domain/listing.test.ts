import { readListingExamples } from '@otzar/contract/listing.examples';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  appliedTo,
  isNarrowed,
  shownSearch,
  ticked,
  wholeFacetsIn,
  withChosen,
  withFacet,
  without,
  withoutAll,
  withPrice,
  withSort,
} from './listing.ts';
import { formatUsd } from './money.ts';

const { default: whole, filtered } = readListingExamples;

describe('the address of a list', () => {
  test('names an order and begins at page 1; the default order is not named', () => {
    expect(withSort('?page=4', 'price-asc')).toBe('?page=1&sort=price-asc');
    expect(withSort('?sort=price-asc&page=4', 'relavent')).toBe('?page=1');
  });

  test('holds each value of a facet under its name, and keeps the rest', () => {
    expect(withFacet('?q=tea&page=3', 'vendors', ['keshet', 'otzar'])).toBe(
      '?q=tea&page=1&vendors=keshet&vendors=otzar',
    );
    expect(withFacet('?vendors=keshet', 'vendors', [])).toBe('?page=1');
  });

  test('keeps values of a facet that are not among its options, for not all may have come', () => {
    const [vendors] = whole.facets.filter(({ key }) => key === 'vendors');
    if (!vendors) throw new Error('The example has no brands.');
    expect(withChosen('?vendors=rare&vendors=otzar', vendors, ['keshet'])).toBe(
      '?vendors=rare&vendors=keshet&page=1',
    );
  });

  test('says of which facets all options are asked for, each once and in one order', () => {
    const search = '?all=vendors&all=creators&all=vendors&all=nonsense&all=&creators=x';
    expect(wholeFacetsIn(search)).toEqual(['creators', 'vendors']);
    expect(wholeFacetsIn('?q=all')).toEqual([]);
  });

  test('holds a price range, whose ends may be open', () => {
    expect(withPrice('', { min: 10, max: null })).toBe('?price_min=10&page=1');
    expect(withPrice('?price_min=10', { min: null, max: 20.5 })).toBe('?price_max=20.5&page=1');
  });

  test('loses one thing, or all, and keeps the words and the order', () => {
    const search = '?q=tea&sort=price-asc&vendors=a&vendors=b&price_min=3';
    expect(without(search, { key: 'vendors', value: 'a' })).toBe(
      '?q=tea&sort=price-asc&price_min=3&vendors=b&page=1',
    );
    expect(without(search, { key: 'price', value: '' })).not.toContain('price_');
    expect(withoutAll(search)).toBe('?q=tea&sort=price-asc&page=1');
  });

  test('is narrowed by facets, their length, prices and orders alone', () => {
    for (const search of [
      '?vendors=a',
      '?filters.language=hebrew',
      '?price_max=3',
      '?sort=x',
      '?all=creators',
    ])
      expect(isNarrowed(search)).toBe(true);
    for (const search of ['', '?page=2', '?q=tea', '?utm_source=mail'])
      expect(isNarrowed(search)).toBe(false);
  });

  test('ends without facets once all that was added is taken away, in any order', () => {
    const value = fc.record({
      key: fc.constantFrom('vendors', 'creators', 'filters.language', 'variations.color'),
      value: fc.string({ minLength: 1 }),
    });
    fc.assert(
      fc.property(fc.array(value, { minLength: 1 }), (values) => {
        const added = values.reduce(
          (search, { key, value: one }) =>
            withFacet(search, key, [...new URLSearchParams(search).getAll(key), one]),
          '?q=tea',
        );
        expect(values.reduce(without, added)).toBe('?q=tea&page=1');
      }),
    );
  });
});

describe('what a list is held to', () => {
  test('is nothing where nothing is set', () => {
    expect(appliedTo(whole, formatUsd)).toEqual([]);
  });

  test('is told in the order of the facets, the price last', () => {
    expect(appliedTo(filtered, formatUsd).map(({ facet, label }) => `${facet} ${label}`)).toEqual([
      'Brand Keshet',
      'Brand Otzar',
      'Price from $10.00',
    ]);
    const both = { facets: [], price: { least: 1, most: 9, min: 2, max: 3.5 } };
    expect(appliedTo(both, formatUsd)[0]?.label).toBe('$2.00 to $3.50');
  });

  test('is ticked as the address has it before the shop has answered', () => {
    const vendors = ticked(whole.facets, '?vendors=otzar').find(({ key }) => key === 'vendors');
    expect(vendors?.options.filter(({ selected }) => selected).map(({ value }) => value)).toEqual([
      'otzar',
    ]);
  });
});

describe('the query that a list shown stands for', () => {
  const [facet] = filtered.facets.filter(({ options }) => options.some(({ selected }) => selected));
  const known = facet?.options.find(({ selected }) => selected);
  if (!facet || !known) throw new Error('The example is held to nothing.');
  const name = encodeURIComponent(facet.key);
  const price = { least: 5, most: 50, min: 20, max: 30 };

  test.each([
    ['', ''],
    ['?utm_source=letter', '?utm_source=letter'],
    [`?${name}=${known.value}&sort=price-asc`, `?${name}=${known.value}&sort=price-asc`],
    [`?${name}=${known.value}&${name}=nonsense`, `?${name}=${known.value}`],
    ['?filters.nonsense=1&q=tea', '?q=tea'],
    ['?page=999', `?page=${filtered.page}`],
    ['?page=nonsense', `?page=${filtered.page}`],
    ['?price_min=30&price_max=20', '?price_min=20&price_max=30'],
    ['?price_min=20&price_max=30', '?price_min=20&price_max=30'],
    ['?price_min=19.9973&price_max=', '?price_min=19.9973&price_max='],
    ['?sort=nonsense&q=tea', '?q=tea'],
  ])('of “%s” is “%s”', (asked, shown) => {
    const sort = asked.includes('price-asc') ? 'price-asc' : 'relavent';
    expect(shownSearch(asked, { ...filtered, price, sort })).toBe(shown || '?');
  });

  test.each([
    ['?price_min=-5', { min: 0, max: null }, '?price_min=0'],
    ['?price_min=abc&price_max=30', { min: null, max: 30 }, '?price_max=30'],
    ['?price_max=99999999', { min: null, max: 1_000_000 }, '?price_max=1000000'],
  ])('of the prices “%s” is “%s”', (asked, held, shown) => {
    expect(shownSearch(asked, { ...filtered, price: { ...price, ...held } })).toBe(shown);
  });

  test('has no order and no price where a list can be held to none', () => {
    const collection = { ...filtered, sort: 'relavent' as const, price: null };
    expect(shownSearch('?sort=price-asc&price_min=3', collection)).toBe('?');
  });

  test('stands for itself', () => {
    const query = fc.array(
      fc.tuple(
        fc.constantFrom(facet.key, 'filters.x', 'page', 'price_min', 'price_max', 'q', 'sort'),
        fc.oneof(fc.constantFrom(known.value, '30', '20', '1', ''), fc.string()),
      ),
    );
    fc.assert(
      fc.property(query, (pairs) => {
        const once = shownSearch(`?${new URLSearchParams(pairs)}`, { ...filtered, price });
        expect(shownSearch(once, { ...filtered, price })).toBe(once);
      }),
    );
  });
});
