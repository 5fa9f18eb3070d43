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
  '/Account',
  '/ACCOUNT/Dashboard',
  '/Account.data',
  '/account.DATA',
  '//account',
  '///Bag//',
  '//account.data',
  '/%61ccount',
  '/%2561ccount',
  '/account%2Fdashboard',
  '/%2Faccount',
  '/%5Caccount',
  '/checkout/%zz',
  '/he/bag',
  '/HE//Account.data',
  '/%68e/account',
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
  '/Books/All/1',
  '/search/%D7%A1%D7%A4%D7%A8',
  '//books//account/1',
  '/he',
  '/he/_root.data',
  '/he/books/all/1',
  '/help/bag',
])('%s is the same for everyone', (path) => {
  expect(isPersonal(path)).toBe(false);
});

const canonical = (path: string) => canonicalAddress(new URL(path, 'http://shop'));

test('a page has one address, whatever else its query holds', () => {
  expect(canonical('/books/all/1?utm_source=x&sort=price-asc&page=2')).toBe(
    '/books/all/1?page=2&sort=price-asc',
  );
  expect(canonical('/a/b/1?page=&_routes=root')).toBe('/a/b/1');
  expect(canonical('/a/b/1.data?_routes=root&page=2')).toBe('/a/b/1.data?_routes=root&page=2');
  expect(canonical('/school?country=US&zip=&page=')).toBe('/school?country=US&zip=');
  expect(canonical(`/search?q=${'x'.repeat(999)}`)).toBe(`/search?q=${'x'.repeat(200)}`);
  expect(canonical(`/${'x'.repeat(999)}`)).toBeNull();
});

test('a list as ticked has an address of its own, and a long one is not cut', () => {
  const ticked = '/school/select-your-supplies/1/2?have=3-5&n=7x2&swap=4';
  expect(canonical(`${ticked}&utm_source=school`)).toBe(ticked);
  const many = Array.from({ length: 200 }, (_, at) => at + 1).join('-');
  expect(canonical(`/school/select-your-supplies/1/2?have=${many}`)).toBeNull();
});

test('an address that begins with several slashes names no other host', () => {
  expect(canonicalAddress(new URL('http://shop//'))).toBe('/');
  expect(canonicalAddress(new URL('http://shop//elsewhere.example/x?page=2'))).toBe(
    '/elsewhere.example/x?page=2',
  );
});

test('what a list is held to is part of its address, in whatever order it was chosen', () => {
  const address = '/books/all/1?filters.language=hebrew&vendors=keshet&vendors=otzar';
  expect(canonical('/books/all/1?vendors=otzar&filters.language=hebrew&vendors=keshet')).toBe(
    address,
  );
  expect(canonical(`${address}&vendors=otzar&vendors=&colour=red`)).toBe(address);
  expect(canonical('/books/all/1?all=vendors&all=creators&all=vendors')).toBe(
    '/books/all/1?all=creators&all=vendors',
  );
  expect(canonical('/books/all/1?all=&all=nonsense')).toBe('/books/all/1');
  const many = Array.from({ length: 60 }, (_, at) => `creators=${at}`).join('&');
  expect(canonical(`/books/all/1?${many}`)).toBeNull();
});
