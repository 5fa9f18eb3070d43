import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { storiesIn } from './chromatic-plugin.ts';

const choosing = fileURLToPath(new URL('interface.ts', import.meta.url));

/** Adds to a file of stories that its plays are English: where the interface is not, a story stands as it is drawn. */
export const withEnglishPlays = (code: string): string =>
  `${code}
import { playInEnglish } from ${JSON.stringify(choosing)};
playInEnglish([meta, ${storiesIn(code).join(', ')}]);
`;

/** Shows stories without their plays where the workshop's interface is not English. */
export const playsInEnglish = (): Plugin => ({
  name: 'otzar:plays-in-english',
  enforce: 'pre',
  transform(code, id) {
    if (!id.endsWith('.stories.tsx')) return undefined;
    return { code: withEnglishPlays(code), map: null };
  },
});
