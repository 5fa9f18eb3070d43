import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { messages } from '../../domain/messages/brand.he.ts';
import { brand } from '../brand.ts';
import { GROUND, installTags } from './install.server.ts';
import { builtIn } from './page-language.fixture.ts';

const inPublic = (path: string) => new URL(`../public${path}`, import.meta.url);

interface WebManifest {
  name: string;
  short_name: string;
  id: string;
  lang: string;
  dir: string;
  start_url: string;
  theme_color: string;
  background_color: string;
  icons: { src: string; sizes: string; type: string; purpose?: string }[];
}

const read = (path: string): WebManifest => JSON.parse(readFileSync(inPublic(path), 'utf8'));
const manifest = read('/manifest.webmanifest');
const hebrew = read('/manifest.he.webmanifest');

/** Width and height, as a PNG says them of itself. */
function sizeOf(path: string): string {
  const file = readFileSync(inPublic(path));
  return `${file.readUInt32BE(16)}x${file.readUInt32BE(20)}`;
}

test('the manifest speaks of this shop', () => {
  expect(manifest).toMatchObject({
    name: `${brand.name}: ${brand.line}`,
    short_name: brand.name,
    lang: 'en',
    start_url: '/',
  });
});

test('in Hebrew it is another app of the same looks, which begins at the Hebrew Home', () => {
  const name = `${brand.name}: ${messages.line}`;
  const { icons, theme_color, background_color } = manifest;
  expect(hebrew).toMatchObject({ lang: 'he', dir: 'rtl', id: '/he', start_url: '/he', name });
  expect(hebrew).toMatchObject({ icons, theme_color, background_color });
  expect(hebrew.id).not.toBe(manifest.id);
});

test('a page leads to the manifest of its language', async () => {
  const [first] = installTags;
  expect(first).toMatchObject({ attributes: { href: '/manifest.webmanifest' } });
  const hebrew = await builtIn('he', () => import('./install.server.ts'));
  const [inHebrew] = hebrew.installTags;
  expect(inHebrew).toMatchObject({ attributes: { href: '/manifest.he.webmanifest' } });
});

test('its icons are there, of the size they say, and one may be cut to any shape', () => {
  const drawn = manifest.icons.filter(({ type }) => type === 'image/png');
  expect(drawn.map(({ src }) => sizeOf(src))).toEqual(drawn.map(({ sizes }) => sizes));
  expect(drawn.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(['192x192', '512x512']));
  expect(drawn.some(({ purpose }) => purpose === 'maskable')).toBe(true);
  expect(sizeOf('/icons/apple-touch-icon.png')).toBe('180x180');
});

test('its colours are the ground of a page, by day and by night', () => {
  const tokens = readFileSync(new URL('../../../tokens/dist/tokens.css', import.meta.url), 'utf8');
  const grounds = [...tokens.matchAll(/--color-surface-page:\s*([^;]+);/g)];
  expect(new Set(grounds.map(([, color]) => color?.toLowerCase()))).toEqual(
    new Set(Object.values(GROUND)),
  );
  expect([manifest.theme_color, manifest.background_color]).toEqual([GROUND.light, GROUND.light]);
});

test('every page says where all this is', () => {
  const named = installTags.map((one) =>
    'attributes' in one ? Object.values(one.attributes)[0] : '',
  );
  expect(named).toEqual(['manifest', 'apple-touch-icon', 'theme-color', 'theme-color']);
});
