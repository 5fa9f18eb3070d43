import { expect, test } from 'vitest';
import { addressIn, languageAt } from './language.ts';

test.each(['/he', '/he/', '/he.data', '/he/_.data', '/he/bag', '/HE/bag'])(
  '%s is a page in Hebrew',
  (path) => {
    expect(languageAt(path)).toBe('he');
  },
);

test.each(['/', '/hebrew', '/hebrew/1', '/fr', '/he-il/1', '/help.data', '/books/he/1'])(
  '%s is one in English',
  (path) => {
    expect(languageAt(path)).toBe('en');
  },
);

test('a page lies at the same path in each language, its query with it', () => {
  expect(addressIn('en', '/search?q=a')).toBe('/search?q=a');
  expect(addressIn('he', '/search?q=a')).toBe('/he/search?q=a');
  expect(addressIn('he', '/')).toBe('/he');
  expect(addressIn('he', '/?utm_source=a')).toBe('/he?utm_source=a');
});
