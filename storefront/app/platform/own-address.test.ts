import { expect, test } from 'vitest';
import { builtIn } from './page-language.fixture.ts';

const addresses = () => import('./own-address.ts');

test('English has the addresses of the specification', async () => {
  const { addressOfPage, pageAt } = await builtIn('en', addresses);
  for (const path of ['/', '/bag', '/he/bag', '/search?q=a']) {
    expect(addressOfPage(path)).toBe(path);
    expect(pageAt(path)).toBe(path);
  }
});

test('Hebrew lies below /he, and the router knows nothing of it', async () => {
  const { addressOfPage, pageAt } = await builtIn('he', addresses);
  for (const path of ['/', '/bag', '/search?q=a', '/heights/1'])
    expect(pageAt(addressOfPage(path))).toBe(path);
  expect(addressOfPage('/')).toBe('/he');
  expect(pageAt('/he')).toBe('/');
  expect(pageAt('/he/')).toBe('/');
  expect(pageAt('/he?utm_source=a')).toBe('/?utm_source=a');
  expect(pageAt('/HE/bag')).toBe('/bag');
  expect(pageAt('/heights/1')).toBe('/heights/1');
});
