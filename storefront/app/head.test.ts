import { readHomeExamples } from '@otzar/contract/home.examples';
import { readListingExamples } from '@otzar/contract/listing.examples';
import { readProductExamples } from '@otzar/contract/product.examples';
import { describe, expect, test } from 'vitest';
import { type HeadPage, headOf } from './head.server.ts';
import { writeHead } from './platform/head-tags.ts';
import { builtIn } from './platform/page-language.fixture.ts';

const site = 'https://shop.example';

const headFor = (page: Partial<HeadPage>) =>
  headOf({ route: 'home', data: null, search: '', status: 200, site, ...page });

const dataOf = (page: Partial<HeadPage>) =>
  headFor(page).flatMap((tag) => (tag.tag === 'data' ? [tag.data] : []));

describe('the head that machines read', () => {
  test('of Home says who the shop is, and how it is searched', () => {
    const data = dataOf({ data: readHomeExamples.default });
    expect(data).toMatchObject([
      { '@type': 'Organization', url: `${site}/` },
      { '@type': 'WebSite', potentialAction: { target: `${site}/search?q={words}` } },
    ]);
  });

  test('of a list has the way to it, whole addresses, and a picture', () => {
    const page = { route: 'listing', data: readListingExamples.default };
    expect(dataOf(page)).toMatchObject([
      { '@type': 'BreadcrumbList', itemListElement: [{ position: 1, item: `${site}/` }, {}] },
    ]);
    const html = writeHead(headFor(page));
    expect(html).toMatch(/property="og:image" content="https:\/\/shop\.example\/.*-960\.jpg"/);
    expect(html).not.toContain('noindex');
  });

  test('of a narrowed or reordered list keeps search engines to the whole one', () => {
    const page = { route: 'listing', data: readListingExamples.filtered };
    expect(writeHead(headFor({ ...page, search: '?vendors=keshet' }))).toContain('noindex, follow');
    expect(writeHead(headFor({ ...page, search: '?page=2' }))).not.toContain('noindex');
  });

  test('says the language of the page, and the other one that it is to be had in', () => {
    expect(dataOf({ data: readHomeExamples.default })).toMatchObject([{}, { inLanguage: 'en' }]);
    const { hebrew } = readProductExamples;
    const html = writeHead(headFor({ route: 'product', data: hebrew }));
    expect(html).toContain('property="og:type" content="product"');
    expect(html).toContain('property="og:locale" content="en_US"');
    expect(html).toContain('property="og:locale:alternate" content="he_IL"');
  });

  test('of a product told in Hebrew has the address of the Hebrew page, where there is one', () => {
    const { hebrew, digital } = readProductExamples;
    const urlOf = (data: typeof hebrew) =>
      headFor({ route: 'product', data, search: '?lang=he' }).flatMap((tag) =>
        tag.tag === 'meta' && tag.attributes.property === 'og:url' ? [tag.attributes.content] : [],
      );
    expect(urlOf(hebrew)).toEqual([`${site}${hebrew.path}?lang=he`]);
    expect(urlOf(digital)).toEqual([`${site}${digital.path}`]);
  });

  test('of a Hebrew page has the addresses of Hebrew pages, and of files as they are', async () => {
    const { headOf: headInHebrew } = await builtIn('he', () => import('./head.server.ts'));
    const written = (route: string, data: unknown) =>
      writeHead(headInHebrew({ route, data, search: '', status: 200, site }));
    const home = written('home', readHomeExamples.default);
    expect(home).toContain('"inLanguage":"he"');
    expect(home).toContain(`"target":"${site}/he/search?q={words}"`);
    expect(home).toContain('property="og:locale" content="he_IL"');
    const { default: book } = readProductExamples;
    const html = written('product', book);
    expect(html).toContain(`property="og:url" content="${site}/he${book.path}"`);
    expect(html).toContain(`"url":"${site}/he${book.path}"`);
    expect(html).toContain(`"item":"${site}/he"`);
    expect(html).not.toMatch(/\/he\/(media|pictures)/);
    expect(html).toMatch(/property="og:image" content="https:\/\/shop\.example\/(?!he\/)/);
  });

  test('of what is not there keeps search engines away', () => {
    expect(writeHead(headFor({ status: 404 }))).toBe('<meta name="robots" content="noindex">');
  });
});
