import { readFileSync } from 'node:fs';
import { defineConfig, Logger, parse } from '@terrazzo/parser';
import { describe, expect, it } from 'vitest';
import catalogue from './dist/tokens.json' with { type: 'json' };

const folder = new URL('./dist/dtcg/', import.meta.url);
const read = (url: URL) => readFileSync(url, 'utf8');
const config = defineConfig({}, { cwd: folder });
// How tokens are named is the house's own matter: the format asks for no case.
const logger = new Logger({ level: 'error' });

/** Reads a document as another tool does. @throws where it is not of the format */
const parsed = (name: string, src: string) =>
  parse([{ filename: new URL(name, folder), src }], {
    config,
    logger,
    req: async (url) => read(url),
  });

const { resolver } = await parsed(
  'otzar.resolver.json',
  read(new URL('otzar.resolver.json', folder)),
);

/** Every token by its path, in a theme and a width of the screen. */
const resolve = (inputs: { theme: 'light' | 'dark'; width: 'desktop' | 'phone' }) =>
  new Map(Object.entries(resolver.apply(inputs)));

/** A colour as the styles have it: `#rrggbb`, or `#rrggbbaa`. */
function hexOf(token: { $value: unknown } | undefined) {
  const { hex = '', alpha = 1 } = (token?.$value ?? {}) as { hex?: string; alpha?: number };
  if (alpha === 1) return hex;
  return (
    hex +
    Math.round(alpha * 255)
      .toString(16)
      .padStart(2, '0')
  );
}

/** What the format does not allow: without these, a tool that looks at nothing would do. */
const mistakes = {
  'a length that is written as text': { $type: 'dimension', $value: '4px' },
  'a unit that it has not': { $type: 'dimension', $value: { value: 68, unit: 'ch' } },
  'a time that is written as text': { $type: 'duration', $value: '120ms' },
  'a colour with too few components': {
    $type: 'color',
    $value: { colorSpace: 'srgb', components: [1, 0] },
  },
  'a face that is a number': { $type: 'fontFamily', $value: 5 },
  'an easing beyond its time': { $type: 'cubicBezier', $value: [2, 0, 0, 1] },
  'a reference to nothing': { $type: 'color', $value: '{color.nothing}' },
};

describe('a tool of the format', () => {
  it.each([
    'otzar.tokens.json',
    'otzar-dark.tokens.json',
    'otzar-phone.tokens.json',
    'otzar.resolver.json',
  ])('reads %s without a fault', async (name) => {
    const { tokens } = await parsed(name, read(new URL(name, folder)));
    expect(Object.keys(tokens)).not.toEqual([]);
  });

  it.each(Object.entries(mistakes))('refuses %s', async (_, token) => {
    await expect(parsed('wrong.tokens.json', JSON.stringify({ token }))).rejects.toThrow();
  });
});

it('has every token of the house', () => {
  const names = catalogue.map(({ path }) => path.join('.')).toSorted();
  expect([...resolve({ theme: 'light', width: 'desktop' }).keys()].toSorted()).toEqual(names);
});

it.each([
  ['light', 'value'],
  ['dark', 'dark'],
] as const)('has the colours of the %s theme', (theme, kept) => {
  const resolved = resolve({ theme, width: 'desktop' });
  for (const { path, type, ...token } of catalogue) {
    if (type === 'color')
      expect(hexOf(resolved.get(path.join('.'))), path.join('.')).toBe(token[kept]);
  }
});

it('writes a colour, a length, a time and a shadow as the format has them', () => {
  const resolved = resolve({ theme: 'light', width: 'desktop' });
  expect(resolved.get('color.surface.page')?.$value).toEqual({
    colorSpace: 'srgb',
    components: [0.9843, 0.9725, 0.9529],
    alpha: 1,
    hex: '#fbf8f3',
  });
  expect(resolved.get('space.4')?.$value).toEqual({ value: 1, unit: 'rem' });
  expect(resolved.get('size.measure')?.$value).toEqual({ value: 34, unit: 'rem' });
  expect(resolved.get('motion.duration.quick')?.$value).toEqual({ value: 120, unit: 'ms' });
  expect(resolved.get('shadow.float')?.$value).toMatchObject([
    { color: { alpha: 0.1608, hex: '#1b2430' }, spread: { value: -6, unit: 'px' } },
  ]);
});

it('is smaller on a phone where a size grows with the screen', () => {
  expect(resolve({ theme: 'light', width: 'phone' }).get('font.size.6')?.$value).toEqual({
    value: 2.375,
    unit: 'rem',
  });
});
