import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import StyleDictionary from 'style-dictionary';
import { usesReferences } from 'style-dictionary/utils';
import { dtcgFiles } from './dtcg.mjs';

/**
 * Builds `dist/tokens.css`, `dist/more-contrast.css`, `dist/vars.ts`, `dist/tokens.json` and, for other tools, `dist/dtcg` from the sources.
 * Only semantic tokens come out: primitives are resolved into them.
 */

const here = fileURLToPath(new URL('.', import.meta.url));
const extension = 'com.otzar';
/** The viewport widths, in px, between which a fluid size grows. */
const fluid = { from: 375, to: 1280 };
const rootFontSize = 16;

const extensionOf = (token) => token.$extensions?.[extension] ?? {};
const camelToKebab = (text) => text.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
const customProperty = (path) => `--${path.map(camelToKebab).join('-')}`;

/** Puts another value of each colour, the first that it has under these names, in the place of its light one. */
function withValues(node, names) {
  if (typeof node !== 'object' || node === null || Array.isArray(node)) return node;
  const values = node.$value === undefined ? {} : extensionOf(node);
  const name = names.find((one) => values[one] !== undefined);
  if (name) return { ...node, $value: values[name] };
  return Object.fromEntries(
    Object.entries(node).map(([key, child]) => [key, withValues(child, names)]),
  );
}

/** The themes beside the light one, and what their colours are called; the wanted name comes first. */
const themes = { dark: ['dark'], more: ['more'], moreDark: ['moreDark', 'dark'] };

/** A straight line from one rem size at the narrow width to another at the wide one. */
function clamp(fromRem, toRem) {
  const from = Number.parseFloat(fromRem);
  const to = Number.parseFloat(toRem);
  const slope = ((to - from) * rootFontSize) / (fluid.to - fluid.from);
  const start = from - (slope * fluid.from) / rootFontSize;
  const round = (number) => Number(number.toFixed(4));
  return `clamp(${fromRem}, ${round(start)}rem + ${round(slope * 100)}vw, ${toRem})`;
}

for (const [name, names] of Object.entries(themes))
  StyleDictionary.registerPreprocessor({
    name,
    preprocessor: (dictionary) => withValues(dictionary, names),
  });

StyleDictionary.registerTransform({
  name: 'size/fluid',
  type: 'value',
  filter: (token) => extensionOf(token).fluidFrom !== undefined,
  transform: (token) => clamp(extensionOf(token).fluidFrom, token.$value),
});

const forStyles = ['size/fluid', 'fontFamily/css', 'cubicBezier/css', 'shadow/css/shorthand'];

/** Every token but the raw palette, which is resolved into them. */
async function semanticTokens({ preprocessors = [], transforms = forStyles } = {}) {
  const dictionary = new StyleDictionary({
    source: [`${here}*.tokens.json`],
    preprocessors,
    log: { verbosity: 'silent' },
    platforms: { all: { transforms } },
  });
  const { allTokens } = await dictionary.getPlatformTokens('all');
  const semantic = allTokens.filter((token) => token.path[0] !== 'primitive');
  const broken = semantic.find((token) => usesReferences(token.$value));
  if (broken) throw new Error(`Token ${broken.path.join('.')} refers to a token that is not there`);
  return semantic;
}

const isBreakpoint = (token) => token.path[0] === 'breakpoint';
const declarations = (tokens, indent) =>
  tokens.map((token) => `${indent}${customProperty(token.path)}: ${token.$value};`).join('\n');

function css(light, dark) {
  const changed = dark.filter((token, index) => token.$value !== light[index].$value);
  const still = light
    .filter((token) => token.$type === 'duration')
    .map((token) => ({ ...token, $value: '0s' }));
  return `:root {
  color-scheme: light;
${declarations(light, '  ')}
}
[data-theme="dark"] {
  color-scheme: dark;
${declarations(changed, '  ')}
}
@media (prefers-color-scheme: dark) {
  :root:not([data-theme="light"]) {
    color-scheme: dark;
${declarations(changed, '    ')}
  }
}
@media (prefers-reduced-motion: reduce) {
  :root {
${declarations(still, '    ')}
  }
}
`;
}

/** Whoever asks for more contrast has other colours, in either theme. */
function moreContrastCss(light, dark, more, moreDark) {
  const differs = (_, index) =>
    more[index].$value !== light[index].$value || moreDark[index].$value !== dark[index].$value;
  const inLight = declarations(more.filter(differs), '    ');
  const inDark = declarations(moreDark.filter(differs), '    ');
  return `@media (prefers-contrast: more) {
  :root {
${inLight}
  }
  [data-theme="dark"] {
${inDark}
  }
}
@media (prefers-contrast: more) and (prefers-color-scheme: dark) {
  :root:not([data-theme="light"]) {
${inDark}
  }
}
`;
}

/** Nests values by token path: `['color', 'text', 'default']` becomes `{ color: { text: { default } } }`. */
function nest(entries) {
  const root = {};
  for (const [path, value] of entries) {
    let node = root;
    for (const key of path.slice(0, -1)) {
      node[key] ??= {};
      node = node[key];
    }
    node[path.at(-1)] = value;
  }
  return root;
}

function typescript(tokens, breakpoints) {
  const vars = nest(tokens.map((token) => [token.path, `var(${customProperty(token.path)})`]));
  const sizes = Object.keys(vars.size).map((name) => `'${camelToKebab(name)}'`);
  // In em, which grows with the size of text that a browser is set to: large text has the layout of a small screen.
  const ems = (value) => `${Number.parseFloat(value) / rootFontSize}em`;
  const media = {
    ...Object.fromEntries(
      breakpoints.map((token) => [token.path.at(-1), `(min-width: ${ems(token.$value)})`]),
    ),
    reducedMotion: '(prefers-reduced-motion: reduce)',
    hover: '(hover: hover)',
    short: '(max-height: 30em)',
  };
  return `/** Semantic tokens as custom property references, for use in styles. */
export const vars = ${JSON.stringify(vars, null, 1)} as const;

/** Names of sizes, as \`var(--size-…)\` has them: what asks \`vars\` for one while it runs brings every token along. */
export type SizeName = ${sizes.join(' | ')};

/** Media conditions, for \`@media \${media.desktop}\` and for matchMedia. */
export const media = ${JSON.stringify(media, null, 1)} as const;
`;
}

/** What the Storybook pages and the contrast test read. */
function catalogue(light, dark, more, moreDark) {
  return light.map((token, index) => {
    const { contrast } = extensionOf(token);
    return {
      path: token.path,
      type: token.$type,
      name: customProperty(token.path),
      value: String(token.$value),
      dark: String(dark[index].$value),
      more: String(more[index].$value),
      moreDark: String(moreDark[index].$value),
      ...(token.$description && { description: token.$description }),
      ...(contrast && { contrast }),
    };
  });
}

const inDark = { preprocessors: ['dark'] };
const [light, dark, more, moreDark, plainLight, plainDark] = await Promise.all([
  semanticTokens(),
  semanticTokens(inDark),
  semanticTokens({ preprocessors: ['more'] }),
  semanticTokens({ preprocessors: ['moreDark'] }),
  semanticTokens({ transforms: [] }),
  semanticTokens({ ...inDark, transforms: [] }),
]);
const properties = (tokens) => tokens.filter((token) => !isBreakpoint(token));
const json = (content) => JSON.stringify(content, null, 2);
await mkdir(`${here}dist/dtcg`, { recursive: true });
await Promise.all([
  ...Object.entries(dtcgFiles(plainLight, plainDark)).map(([name, content]) =>
    writeFile(`${here}dist/dtcg/${name}`, json(content)),
  ),
  writeFile(`${here}dist/tokens.css`, css(properties(light), properties(dark))),
  writeFile(
    `${here}dist/more-contrast.css`,
    moreContrastCss(...[light, dark, more, moreDark].map(properties)),
  ),
  writeFile(`${here}dist/vars.ts`, typescript(properties(light), light.filter(isBreakpoint))),
  writeFile(`${here}dist/tokens.json`, json(catalogue(light, dark, more, moreDark))),
]);
