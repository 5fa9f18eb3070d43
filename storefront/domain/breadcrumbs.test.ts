import { describe, expect, test } from 'vitest';
import { breadcrumbTrail } from './breadcrumbs.ts';

const product = { name: 'A Field Guide', path: '/products/a-field-guide/1' };
const own = [{ name: 'Nature', path: '/books/nature/4' }, product];
const search = [{ name: 'Results', path: '/search?q=quiet&page=2' }];

describe('the way to a product', () => {
  test('leads through the listing the shopper comes from', () => {
    expect(breadcrumbTrail(own, { kept: search, from: '/search' })).toEqual([...search, product]);
  });

  test('leads by its own department when the shopper comes from elsewhere', () => {
    expect(breadcrumbTrail(own, { kept: search, from: '/' })).toEqual(own);
  });

  test('leads by its own department from another product', () => {
    const other = [...search, { name: 'Other', path: '/products/other/2' }];
    expect(breadcrumbTrail(own, { kept: other, from: '/products/other/2' })).toEqual(own);
  });

  test('is the same after a reload', () => {
    const kept = [...search, product];
    expect(breadcrumbTrail(own, { kept, from: null })).toBe(kept);
  });

  test('of an earlier visit is not shown on another product', () => {
    expect(breadcrumbTrail(own, { kept: search, from: null })).toEqual(own);
  });
});
