import type { Language } from '@otzar/contract/language';
import { expect, test } from 'vitest';
import { hashesOfScripts } from '../security-headers.ts';
import { withSpeculationRules } from './speculation-rules.ts';

const pageIn = (language: Language) =>
  withSpeculationRules(Buffer.from('<html><body><h1>Books</h1></body></html>'), language);

function rulesIn(language: Language) {
  const { prefetch } = JSON.parse(
    /<script type="speculationrules">(.*)<\/script><\/body>/.exec(`${pageIn(language)}`)?.[1] ?? '',
  );
  return prefetch[0];
}

/** Whether a path is of one of the shapes, as a browser reads them. */
const isOf = (patterns: string[], path: string) =>
  patterns.some((pattern) =>
    new RegExp(`^${pattern.replaceAll(/:\w+/g, '[^/]+').replaceAll('*', '.*')}$`).test(path),
  );
function isFetched(path: string, from: Language = 'en'): boolean {
  const [{ href_matches: shapes }, { not }] = rulesIn(from).where.and;
  return isOf(shapes, path) && !isOf(not.href_matches, path);
}

test('the policy of a page lets its rules run', () => {
  expect(hashesOfScripts(pageIn('he'))).toHaveLength(1);
});

test('a link is fetched for once it is pressed, and not before', () => {
  expect(rulesIn('en').eagerness).toBe('conservative');
});

test.each(['/', '/products/a-book/12', '/books/all/1', '/about/43', '/collections/new/3'])(
  '%s is fetched, and in Hebrew too',
  (path) => {
    expect(isFetched(path)).toBe(true);
    expect(isFetched(path === '/' ? '/he' : `/he${path}`, 'he')).toBe(true);
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
  '/back-in-stock/secret/unsubscribe',
  '/library/12',
  '/media/1/320.avif',
  '/newsletter/secret/unsubscribe',
  '/sitemap.xml',
  '/sitemap/pages.xml',
])('%s is not, in neither language', (path) => {
  expect(isFetched(path)).toBe(false);
  expect(isFetched(`/he${path}`)).toBe(false);
  expect(isFetched(`/he${path}`, 'he')).toBe(false);
});
