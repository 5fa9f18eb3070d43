import type { Language } from '@otzar/contract/language';
import { expect, test } from 'vitest';
import { builtIn } from './page-language.fixture.ts';

const site = 'https://shop.example';

async function linksOf(language: Language, head: string): Promise<string[][]> {
  const { withAlternates } = await builtIn(language, () => import('./alternates.server.ts'));
  const links = withAlternates(head).matchAll(
    /<link rel="alternate" hreflang="([^"]+)" href="([^"]+)">/g,
  );
  return [...links].map(([, hrefLang = '', href = '']) => [hrefLang, href]);
}

const naming = (path: string) =>
  `<title>Otzar</title><link rel="canonical" href="${site}${path}"/>`;

test('a page has an address in each language, in whichever it names its own', async () => {
  const addresses = [
    ['en', `${site}/books/all/1?page=2&amp;a=b`],
    ['he', `${site}/he/books/all/1?page=2&amp;a=b`],
    ['x-default', `${site}/books/all/1?page=2&amp;a=b`],
  ];
  expect(await linksOf('en', naming('/books/all/1?page=2&amp;a=b'))).toEqual(addresses);
  expect(await linksOf('he', naming('/he/books/all/1?page=2&amp;a=b'))).toEqual(addresses);
});

test('Home has one address in Hebrew, however it was asked for', async () => {
  const addresses = [
    ['en', `${site}/`],
    ['he', `${site}/he`],
    ['x-default', `${site}/`],
  ];
  expect(await linksOf('en', naming('/'))).toEqual(addresses);
  expect(await linksOf('he', naming('/he'))).toEqual(addresses);
});

test('a page that names no address has none in other languages', async () => {
  expect(await linksOf('he', '<title>Otzar</title>')).toEqual([]);
});
