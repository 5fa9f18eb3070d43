import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = dirname(fileURLToPath(import.meta.url));

/** Whether this code runs from the bundle that `build.mjs` makes. */
export const bundled = basename(here) === 'build';

/** `storefront/server`, from the source and from the bundle alike. */
export const serverFolder = dirname(here);

/** The root of the repository. */
export const rootFolder = join(serverFolder, '..', '..');
