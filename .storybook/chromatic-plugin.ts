import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const pictures = fileURLToPath(new URL('chromatic-pictures.mjs', import.meta.url));

/** Names of the stories of a file, in its order: all that it exports but its meta. */
export const storiesIn = (code: string): string[] =>
  [...code.matchAll(/^export const (\w+)/gm)].flatMap(([, name]) => name ?? []);

/**
 * Gives each story the modes that Chromatic takes it in. It reads them from a story's parameters, while ours follow from
 * its tags and its place in the file, which parameters cannot.
 */
export const picturesForChromatic = (): Plugin => ({
  name: 'otzar:pictures-for-chromatic',
  enforce: 'pre',
  transform(code, id) {
    if (!id.endsWith('.stories.tsx')) return undefined;
    const asking = `import { askForPictures } from ${JSON.stringify(pictures)};
askForPictures(meta, [${storiesIn(code).join(', ')}]);`;
    return { code: `${code}\n${asking}\n`, map: null };
  },
});
