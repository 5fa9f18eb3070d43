/**
 * The tokens as other tools read them: files of the Design Tokens Community Group's format, 2025.10, and a resolver
 * that says which of them make up the dark theme and the phone.
 */

const FORMAT = 'https://www.designtokens.org/schemas/2025.10/format.json';
const RESOLVER = 'https://www.designtokens.org/schemas/2025.10/resolver.json';
const EXTENSION = 'com.otzar';
/** The format knows no width of letters: half the size of the text is what a letter takes in Heebo. */
const REM_PER_CH = 0.5;

const rounded = (number) => Number(number.toFixed(4));

/** @param {string} hex `#rrggbb`, or `#rrggbbaa` */
function colorOf(hex) {
  const [red, green, blue, alpha] = hex
    .slice(1)
    .match(/../g)
    .map((pair) => rounded(Number.parseInt(pair, 16) / 255));
  return {
    colorSpace: 'srgb',
    components: [red, green, blue],
    ...(alpha !== undefined && { alpha }),
    hex: hex.slice(0, 7),
  };
}

/** @param {string} text such as `0.5rem`, `8px`, `120ms` or `0` */
function measureOf(text) {
  const value = Number.parseFloat(text);
  const unit = text.replace(/^[-\d.]+/, '') || 'px';
  return unit === 'ch' ? { value: value * REM_PER_CH, unit: 'rem' } : { value, unit };
}

const formattedAs = {
  color: colorOf,
  dimension: measureOf,
  duration: measureOf,
  fontFamily: (families) => families,
  fontWeight: Number,
  number: Number,
  cubicBezier: (points) => points,
  shadow: ({ color, ...measures }) => ({
    color: colorOf(color),
    ...Object.fromEntries(
      Object.entries(measures).map(([name, measure]) => [name, measureOf(measure)]),
    ),
  }),
};

const fluidFromOf = (token) => token.$extensions?.[EXTENSION]?.fluidFrom;
const contrastOf = (token) => token.$extensions?.[EXTENSION]?.contrast;

/** A token as the format has it; what the house adds stands under its own name. */
function tokenOf({ $type, $value, $description, ...token }) {
  const contrast = contrastOf(token);
  return {
    $type,
    $value: formattedAs[$type]($value),
    ...($description && { $description }),
    ...(contrast && { $extensions: { [EXTENSION]: { contrast } } }),
  };
}

/** Nests tokens by their paths. */
function documentOf(tokens) {
  const root = { $schema: FORMAT };
  for (const token of tokens) {
    let group = root;
    for (const name of token.path.slice(0, -1)) {
      group[name] ??= {};
      group = group[name];
    }
    group[token.path.at(-1)] = tokenOf(token);
  }
  return root;
}

const isChanged = (one, other) => JSON.stringify(one.$value) !== JSON.stringify(other.$value);

/**
 * The files, by name.
 * @param {object[]} light every semantic token, its value as the sources have it, without references
 * @param {object[]} dark the same tokens in the same order, with the colours of the dark theme
 * @returns {Record<string, object>}
 */
export function dtcgFiles(light, dark) {
  const onPhone = light
    .filter((token) => fluidFromOf(token) !== undefined)
    .map((token) => ({ ...token, $value: fluidFromOf(token) }));
  return {
    'otzar.tokens.json': documentOf(light),
    'otzar-dark.tokens.json': documentOf(dark.filter((token, at) => isChanged(token, light[at]))),
    'otzar-phone.tokens.json': documentOf(onPhone),
    'otzar.resolver.json': {
      $schema: RESOLVER,
      name: 'Otzar',
      version: '2025.10',
      sets: { all: { sources: [{ $ref: 'otzar.tokens.json' }] } },
      modifiers: {
        theme: {
          contexts: { light: [], dark: [{ $ref: 'otzar-dark.tokens.json' }] },
          default: 'light',
        },
        width: {
          description: 'What grows with the screen: its size at 1280 px, or at 375 px.',
          contexts: { desktop: [], phone: [{ $ref: 'otzar-phone.tokens.json' }] },
          default: 'desktop',
        },
      },
      resolutionOrder: [
        { $ref: '#/sets/all' },
        { $ref: '#/modifiers/theme' },
        { $ref: '#/modifiers/width' },
      ],
    },
  };
}
