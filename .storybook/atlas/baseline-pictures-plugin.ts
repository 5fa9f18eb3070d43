import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { baselinePictures } from './baseline-pictures.ts';

const NAME = 'virtual:baseline-pictures';
const RESOLVED = `\0${NAME}`;

const folder = fileURLToPath(new URL('../../tests/visual/baselines', import.meta.url));

/** The workshop that the tests build has no pictures beside it (`staticDirs` in `main.ts`). */
const read = () => (process.env.WORKSHOP === 'plain' ? {} : baselinePictures(folder));

/** Tells the atlas which pictures are kept, and in which files: a browser cannot look into a folder. */
export const baselinePicturesForAtlas = (): Plugin => ({
  name: 'otzar:baseline-pictures-for-atlas',
  resolveId: (id) => (id === NAME ? RESOLVED : undefined),
  load: (id) => (id === RESOLVED ? `export default ${JSON.stringify(read())};` : undefined),
  hotUpdate({ file }) {
    const { moduleGraph } = this.environment;
    const told = moduleGraph.getModuleById(RESOLVED);
    if (told && file.startsWith(folder)) moduleGraph.invalidateModule(told);
  },
});
