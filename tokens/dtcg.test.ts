import { expect, it } from 'vitest';
import resolver from './dist/dtcg/otzar.resolver.json' with { type: 'json' };
import all from './dist/dtcg/otzar.tokens.json' with { type: 'json' };
import dark from './dist/dtcg/otzar-dark.tokens.json' with { type: 'json' };
import phone from './dist/dtcg/otzar-phone.tokens.json' with { type: 'json' };
import catalogue from './dist/tokens.json' with { type: 'json' };

const files = {
  'otzar.tokens.json': all,
  'otzar-dark.tokens.json': dark,
  'otzar-phone.tokens.json': phone,
};

interface Token {
  $type: string;
  $value: unknown;
}

/** Every token of a document by its path, as another tool would read it. */
function tokensIn(group: object, path: string[] = []): [string, Token][] {
  return Object.entries(group).flatMap(([name, child]): [string, Token][] => {
    if (name.startsWith('$')) return [];
    const here = [...path, name];
    return '$value' in child ? [[here.join('.'), child]] : tokensIn(child, here);
  });
}

/** Follows the resolver as the format has it: what comes later goes over what came before. */
function resolve(inputs: { theme: 'light' | 'dark'; width: 'desktop' | 'phone' }) {
  const { sets, modifiers } = resolver;
  const sources = [
    ...sets.all.sources,
    ...modifiers.theme.contexts[inputs.theme],
    ...modifiers.width.contexts[inputs.width],
  ];
  return new Map(sources.flatMap(({ $ref }) => tokensIn(files[$ref as keyof typeof files])));
}

/** A colour as the styles have it: `#rrggbb`, or `#rrggbbaa`. */
function hexOf(token: Token | undefined) {
  const { hex = '', alpha } = (token?.$value ?? {}) as { hex?: string; alpha?: number };
  if (alpha === undefined) return hex;
  return (
    hex +
    Math.round(alpha * 255)
      .toString(16)
      .padStart(2, '0')
  );
}

it('has every token of the house, in the order that the resolver gives', () => {
  const names = catalogue.map(({ path }) => path.join('.')).toSorted();
  expect([...resolve({ theme: 'light', width: 'desktop' }).keys()].toSorted()).toEqual(names);
  expect(resolver.resolutionOrder.map(({ $ref }) => $ref)).toEqual([
    '#/sets/all',
    '#/modifiers/theme',
    '#/modifiers/width',
  ]);
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
    hex: '#fbf8f3',
  });
  expect(resolved.get('space.4')?.$value).toEqual({ value: 1, unit: 'rem' });
  expect(resolved.get('size.measure')?.$value).toEqual({ value: 34, unit: 'rem' });
  expect(resolved.get('motion.duration.quick')?.$value).toEqual({ value: 120, unit: 'ms' });
  expect(resolved.get('shadow.float')?.$value).toMatchObject({
    color: { alpha: 0.1608, hex: '#1b2430' },
    spread: { value: -6, unit: 'px' },
  });
});

it('is smaller on a phone where a size grows with the screen', () => {
  expect(resolve({ theme: 'light', width: 'phone' }).get('font.size.6')?.$value).toEqual({
    value: 2.375,
    unit: 'rem',
  });
});
