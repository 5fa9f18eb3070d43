import type { Language } from '@otzar/contract/language';
import { readListingExamples } from '@otzar/contract/listing.examples';
import { expect, test } from 'vitest';
import { builtIn } from './page-language.fixture.ts';

const site = 'https://shop.example';

const addresses = async () => ({
  ...(await import('./canonical.ts')),
  ...(await import('./shown-list.ts')),
});

/** Where a redirect leads that is thrown. */
function leadsTo(work: () => void): string | null {
  try {
    work();
  } catch (thrown) {
    if (thrown instanceof Response) return thrown.headers.get('Location');
    throw thrown;
  }
  return null;
}

const hrefsOf = async (language: Language, path: string) => {
  const { canonical } = await builtIn(language, addresses);
  return canonical([{ loaderData: { site } }], path).map(({ href }) => href);
};

test('a page names its own address', async () => {
  expect(await hrefsOf('en', '/books/all/1?page=2')).toEqual([`${site}/books/all/1?page=2`]);
  expect(await hrefsOf('he', '/books/all/1?page=2')).toEqual([`${site}/he/books/all/1?page=2`]);
});

test('Home has one address in Hebrew, however it was asked for', async () => {
  expect(await hrefsOf('he', '/')).toEqual([`${site}/he`]);
});

test('a page that is not there names no address', async () => {
  const { canonical } = await builtIn('he', addresses);
  expect(canonical([{ loaderData: { site } }], undefined)).toEqual([]);
});

test('a wrong slug leads to the right one, as the router of either language knows it', async () => {
  const asked = (path: string) => new URL(`${path}/products/wrong/7?variation=2`, site);
  for (const [language, base] of [
    ['en', ''],
    ['he', '/he'],
  ] as const) {
    const { toCanonicalPath } = await builtIn(language, addresses);
    const right = '/products/right/7';
    expect(leadsTo(() => toCanonicalPath(asked(base), right))).toBe(`${right}?variation=2`);
    expect(leadsTo(() => toCanonicalPath(new URL(base + right, site), right))).toBeNull();
  }
});

test('a page past the last of a Hebrew list leads to the last, below the same router', async () => {
  const { toShownList } = await builtIn('he', addresses);
  const listing = { ...readListingExamples.default, page: 3 };
  const asked = new URL('/he/books/all/1?page=9', site);
  expect(leadsTo(() => toShownList(asked, listing))).toBe('/books/all/1?page=3');
});
