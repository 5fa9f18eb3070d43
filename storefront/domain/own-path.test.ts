import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ownPath } from './own-path.ts';

const SITE = 'https://shop.example';

describe('a path from outside', () => {
  test.each([
    '/',
    '/account/orders/17',
    '/account/orders/',
    '/search?q=a%2Fb&page=2',
    '/search?q=https://other.example',
    '/bag#later',
    '/products/שלום/3',
    '/products/50%25-off/3',
    '/a/price-asc/a..b/3',
  ])('%s leads to this site', (path) => {
    expect(ownPath(path)).toBe(path);
  });

  test.each([
    '//evil',
    '///evil',
    '/\\evil',
    '\\\\evil',
    '/\t/evil',
    '/\n/evil',
    '\t//evil',
    ' //evil',
    '/bag\u0000',
    '/bag\u0085',
    '/.//evil',
    '/..//evil',
    '/%2e//evil',
    '/bag/..//evil',
    '/bag/../account',
    '/bag/%2E%2e/account',
    '/%2fevil',
    '/%2F%2Fevil',
    '/%252fevil',
    '/%5cevil',
    '/%255C%255Cevil',
    '/%09/evil',
    '/bag//evil',
    '/%',
    '/%zz',
    '/\ud800',
    'javascript:alert(1)',
    'https://evil',
    'https:evil',
    'data:text/html,hi',
    'evil',
    '?q=1',
    '#later',
    '',
    `/${'a'.repeat(3_000)}`,
    null,
    undefined,
    17,
    ['/bag'],
  ])('%j does not', (path) => {
    expect(ownPath(path)).toBeNull();
  });

  /** The letters that such tricks are made of. */
  const trick = fc
    .array(
      fc.constantFrom(
        ...[
          '/',
          '\\',
          '.',
          '%2f',
          '%5C',
          '%2e',
          '%25',
          '2f',
          ':',
          '@',
          '?',
          '#',
          'evil',
          'javascript:',
        ],
        ...[
          '\t',
          '\n',
          '\r',
          '\u0000',
          '%09',
          '%0a',
          ' ',
          'https:',
          '／',
          '。',
          '\u2028',
          '\u200b',
          'א',
        ],
      ),
      { maxLength: 8 },
    )
    .map((parts) => `/${parts.join('')}`);
  const anything = fc.oneof(
    trick,
    fc.string({ unit: 'binary' }).map((text) => `/${text}`),
    fc.string(),
  );

  test('that passes stays on the site, however often it is read again', () => {
    fc.assert(
      fc.property(anything, (text) => {
        const path = ownPath(text);
        if (path === null) return;
        let url = new URL(path, SITE);
        expect(url.origin).toBe(SITE);
        for (let times = 0; times < 3; times += 1) {
          url = new URL(`${url.pathname}${url.search}${url.hash}`, SITE);
          expect(url.origin).toBe(SITE);
          const again = decodeSafely(url.pathname);
          expect(new URL(again, SITE).origin).toBe(SITE);
        }
      }),
      { numRuns: 3_000 },
    );
  });

  const name = fc.stringMatching(/^[a-zA-Z0-9א-ת_-]{1,12}$/);
  test('of plain names always passes', () => {
    const query = fc.option(fc.dictionary(name, name));
    fc.assert(
      fc.property(fc.array(name, { maxLength: 4 }), query, (names, asked) => {
        const path = `/${names.join('/')}${asked ? `?${new URLSearchParams(asked)}` : ''}`;
        expect(ownPath(path)).toBe(path);
      }),
    );
  });
});

function decodeSafely(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
