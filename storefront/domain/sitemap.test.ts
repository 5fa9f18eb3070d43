import { expect, test } from 'vitest';
import { robotsText, SITEMAP_PART, sitemapIndex, sitemapPart } from './sitemap.ts';

const site = 'https://shop.example';

test('a part names each page in both languages, each with the addresses of all', () => {
  const alternates = [
    ['en', '/products/a-walk/7'],
    ['he', '/he/products/a-walk/7'],
    ['x-default', '/products/a-walk/7'],
  ]
    .map(([code, path]) => `<xhtml:link rel="alternate" hreflang="${code}" href="${site}${path}"/>`)
    .join('');
  const part = sitemapPart(site, ['/', '/products/a-walk/7']);
  for (const base of ['', '/he'])
    expect(part).toContain(`<url><loc>${site}${base}/products/a-walk/7</loc>${alternates}</url>`);
  expect(part).toContain(`<loc>${site}/he</loc>`);
  expect(part.match(/<url>/g)).toHaveLength(4);
});

test('a full part keeps to the limits of the protocol', () => {
  const path = `/products/${'a'.repeat(200)}/123456`;
  const part = sitemapPart(
    site,
    Array.from({ length: SITEMAP_PART }, () => path),
  );
  expect(part.match(/<loc>/g)?.length).toBeLessThanOrEqual(50_000);
  expect(Buffer.byteLength(part)).toBeLessThan(50 * 1024 * 1024);
});

test('an address is written so that XML and browsers can read it', () => {
  expect(sitemapPart(site, ['/creator/נעמי/3?a=1&b=<'])).toContain(
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
