import { expect, test } from 'vitest';
import { robotsText, sitemapIndex, sitemapPart } from './sitemap.ts';

const site = 'https://shop.example';

test('a part names each address whole, and the same page in the other language', () => {
  const part = sitemapPart(site, [
    { path: '/books/books/1' },
    {
      path: '/products/a-walk/7',
      languages: [{ code: 'he', path: '/products/a-walk/7?lang=he' }],
    },
  ]);
  expect(part).toContain('<url><loc>https://shop.example/books/books/1</loc></url>');
  expect(part).toContain(
    '<xhtml:link rel="alternate" hreflang="he" href="https://shop.example/products/a-walk/7?lang=he"/>',
  );
});

test('an address is written so that XML and browsers can read it', () => {
  expect(sitemapPart(site, [{ path: '/creator/נעמי/3?a=1&b=<' }])).toContain(
    '<loc>https://shop.example/creator/%D7%A0%D7%A2%D7%9E%D7%99/3?a=1&amp;b=%3C</loc>',
  );
});

test('the list of parts and the robots lead to the sitemap', () => {
  expect(sitemapIndex(site, ['/sitemap/products-1.xml'])).toContain(
    '<sitemap><loc>https://shop.example/sitemap/products-1.xml</loc></sitemap>',
  );
  expect(robotsText(site, ['/bag'])).toBe(
    'User-agent: *\nDisallow: /bag\n\nSitemap: https://shop.example/sitemap.xml\n',
  );
});
