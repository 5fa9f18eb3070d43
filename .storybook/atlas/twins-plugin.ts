import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const NAME = 'virtual:picture-twins';
const RESOLVED = `\0${NAME}`;
const ENDING = '.same';

const folder = fileURLToPath(new URL('../../tests/visual/baselines', import.meta.url));

/** Which kept picture another one looks exactly like, by the name of the one that has no file of its own. */
const readTwins = (): Record<string, string> =>
  Object.fromEntries(
    readdirSync(folder)
      .filter((file) => file.endsWith(ENDING))
      .map((file) => [
        file.slice(0, -ENDING.length),
        readFileSync(join(folder, file), 'utf8').trim(),
      ]),
  );

/** Tells the atlas in which file a picture is: to ask for one that is not there would be an error in the console. */
export const twinsForAtlas = (): Plugin => ({
  name: 'otzar:twins-for-atlas',
  resolveId: (id) => (id === NAME ? RESOLVED : undefined),
  load: (id) => (id === RESOLVED ? `export default ${JSON.stringify(readTwins())};` : undefined),
});
