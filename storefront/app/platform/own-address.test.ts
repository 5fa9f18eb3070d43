import type { Language } from '@otzar/contract/language';
import { expect, test, vi } from 'vitest';

async function inLanguage(language: Language) {
  vi.resetModules();
  vi.doMock('#language', () => ({ language, base: language === 'he' ? '/he' : '' }));
  return import('./own-address.ts');
}

test('English has the addresses of the specification', async () => {
  const { addressOfPage, pageAt } = await inLanguage('en');
  for (const path of ['/', '/bag', '/he/bag', '/search?q=a']) {
    expect(addressOfPage(path)).toBe(path);
    expect(pageAt(path)).toBe(path);
  }
});

test('Hebrew lies below /he, and the router knows nothing of it', async () => {
  const { addressOfPage, pageAt } = await inLanguage('he');
  for (const path of ['/', '/bag', '/search?q=a', '/heights/1'])
    expect(pageAt(addressOfPage(path))).toBe(path);
  expect(addressOfPage('/')).toBe('/he');
  expect(pageAt('/he')).toBe('/');
  expect(pageAt('/he/')).toBe('/');
  expect(pageAt('/he?utm_source=a')).toBe('/?utm_source=a');
  expect(pageAt('/HE/bag')).toBe('/bag');
  expect(pageAt('/heights/1')).toBe('/heights/1');
});
