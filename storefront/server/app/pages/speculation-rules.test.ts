import { expect, test } from 'vitest';
import { hashesOfScripts } from '../security-headers.ts';
import { withSpeculationRules } from './speculation-rules.ts';

const page = withSpeculationRules(Buffer.from('<html><body><h1>Books</h1></body></html>'));

const { prefetch } = JSON.parse(
  /<script type="speculationrules">(.*)<\/script><\/body>/.exec(page.toString())?.[1] ?? '',
);
const [{ where, eagerness }] = prefetch;
const [{ href_matches: shapes }, { not }] = where.and;

/** Whether a path is of one of the shapes, as a browser reads them. */
const isOf = (patterns: string[], path: string) =>
  patterns.some((pattern) =>
    new RegExp(`^${pattern.replaceAll(/:\w+/g, '[^/]+').replaceAll('*', '.*')}$`).test(path),
  );
const isFetched = (path: string) => isOf(shapes, path) && !isOf(not.href_matches, path);

test('the policy of a page lets its rules run', () => {
  expect(hashesOfScripts(page)).toHaveLength(1);
});

test('a link is fetched for once it is pressed, and not before', () => {
  expect(eagerness).toBe('conservative');
});

test.each(['/', '/products/a-book/12', '/books/all/1', '/about/43', '/collections/new/3'])(
  '%s is fetched',
  (path) => {
    expect(isFetched(path)).toBe(true);
  },
);

test.each([
  '/bag',
  '/checkout',
  '/login',
  '/search',
  '/account/orders',
  '/account/orders/12',
  '/orders/guest/12/status',
  '/orders/12',
  '/thank-you/12',
  '/view-invoice/12',
  '/password/reset/secret',
  '/api/product/12',
  '/library/12',
  '/media/1/320.avif',
  '/newsletter/secret/unsubscribe',
  '/sitemap.xml',
  '/sitemap/pages.xml',
])('%s is not', (path) => {
  expect(isFetched(path)).toBe(false);
});
