import { expect, test } from 'vitest';
import { canonicalAddress, isPersonal } from './public-paths.ts';

test.each([
  '/bag',
  '/bag/',
  '/bag.data',
  '/checkout',
  '/review',
  '/sign-in',
  '/thank-you/12',
  '/orders/guest/12/status',
  '/orders/guest/12/status.data',
  '/view-invoice/12',
  '/account/dashboard',
])('%s is about one shopper', (path) => {
  expect(isPersonal(path)).toBe(true);
});

test.each([
  '/',
  '/_root.data',
  '/products/bag/3',
  '/books/all/1',
  '/search',
  '/bagels/x/1',
  '/return-policy/42',
])('%s is the same for everyone', (path) => {
  expect(isPersonal(path)).toBe(false);
});

const canonical = (path: string) => canonicalAddress(new URL(path, 'http://shop'));

test('a page has one address, whatever else its query holds', () => {
  expect(canonical('/books/all/1?utm_source=x&sort=price-asc&page=2')).toBe(
    '/books/all/1?page=2&sort=price-asc',
  );
  expect(canonical('/a/b/1?page=&_routes=root')).toBe('/a/b/1');
  expect(canonical('/a/b/1.data?_routes=root&page=2')).toBe('/a/b/1.data?page=2&_routes=root');
  expect(canonical(`/search?q=${'x'.repeat(999)}`)).toBe(`/search?q=${'x'.repeat(200)}`);
  expect(canonical(`/${'x'.repeat(999)}`)).toBeNull();
});
