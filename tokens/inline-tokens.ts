import type { Plugin } from 'vite';
import { media, vars } from './dist/vars.ts';

const TOKEN = /\$\{(vars|media)((?:\.\w+|\[(?:'[^']+'|-?\d+)\])+)\}/g;
const STEP = /\.(\w+)|\['([^']+)'\]|\[(-?\d+)\]/g;

const IMPORT = /import \{[^}]*\} from '@otzar\/tokens';\n/;

/** The text of a token by its path, e.g. `.space[3]`; undefined where there is none. */
function valueAt(root: unknown, path: string): string | undefined {
  let value = root;
  for (const [, name, quoted, number] of path.matchAll(STEP)) {
    if (typeof value !== 'object' || value === null) return undefined;
    value = new Map(Object.entries(value)).get(name ?? quoted ?? number ?? '');
  }
  return typeof value === 'string' ? value : undefined;
}

/**
 * Writes tokens into style templates when the shop is built: the styles are constant then, which costs
 * less to hydrate, and the table of tokens does not travel.
 */
export function inlineTokens(): Plugin {
  return {
    name: 'otzar:inline-tokens',
    enforce: 'pre',
    transform(code, id) {
      if (!/\.tsx?$/.test(id) || !code.includes('@otzar/tokens')) return null;
      const inlined = code.replace(
        TOKEN,
        (whole, root: string, path: string) =>
          valueAt(root === 'vars' ? vars : media, path) ?? whole,
      );
      const rest = inlined.replace(IMPORT, '');
      return { code: /\b(vars|media)[.[]/.test(rest) ? inlined : rest, map: null };
    },
  };
}
