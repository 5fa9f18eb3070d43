import { readFileSync } from 'node:fs';
import { basename, dirname, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const choosing = fileURLToPath(new URL('interface.ts', import.meta.url));

/** Marks a module that speaks both languages, apart from the English one in whose place it stands. */
const BOTH = '?both-languages';
const inEnglish = /[\\/](messages|language)\.en\.ts$/;

/**
 * The module that stands in the place of a catalogue: each of its constants is the one of the language that the page is in.
 * @param code of the English catalogue
 * @param file its path
 * @throws {Error} where it exports anything but constants, which could not be chosen by their names
 */
export function bothLanguages(code: string, file: string): string {
  const other = /^export (?!const ).*/m.exec(code);
  if (other)
    throw new Error(
      `${file} has “${other[0]}”: a catalogue exports constants only, as the workshop chooses between both languages by their names.`,
    );
  const names = [...code.matchAll(/^export const (\w+)/gm)].map(([, name]) => name);
  const here = relative(dirname(file), choosing).replaceAll('\\', '/');
  const name = basename(file);
  return [
    `import { pick } from '${here.startsWith('.') ? here : `./${here}`}';`,
    `import * as en from './${name}';`,
    `import * as he from './${name.replace(/\.en\.ts$/, '.he.ts')}';`,
    ...names.map((one) => `export const ${one} = /* @__PURE__ */ pick(en.${one}, he.${one});`),
    '',
  ].join('\n');
}

/**
 * Has one workshop speak both languages. The shop is built once for each, with the catalogues of that language
 * (`#messages/…` and `#language`, decision 023); here each is a module that chooses between both as the page loads. What
 * answers calls has both languages already (`inLanguage`), and is left as it is.
 */
export const catalogueInBothLanguages = (): Plugin => ({
  name: 'otzar:catalogue-in-both-languages',
  enforce: 'pre',
  async resolveId(source, importer, options) {
    if (source !== '#language' && !source.startsWith('#messages/')) return undefined;
    const resolved = await this.resolve(source, importer, { ...options, skipSelf: true });
    if (!resolved || !inEnglish.test(resolved.id)) return resolved;
    return { ...resolved, id: `${resolved.id}${BOTH}` };
  },
  load(id) {
    if (!id.endsWith(BOTH)) return undefined;
    const file = id.slice(0, -BOTH.length);
    // Names of messages come and go.
    this.addWatchFile(file);
    return bothLanguages(readFileSync(file, 'utf8'), file);
  },
});
