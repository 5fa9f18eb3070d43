import { existsSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { minify } from 'terser';

/** Files that every page waits for; the others are too small for a second look to pay. */
const WAITED_FOR = /^(framework|shell)-[\w-]+\.js$/;

/**
 * Goes over the first load's files a second time: the bundler's own minifier is quick, and leaves about a
 * hundredth of them lying.
 * @param {string} folder the client build
 */
export async function tighten(folder) {
  const assets = join(folder, 'assets');
  const files = (await readdir(assets)).filter((file) => WAITED_FOR.test(file));
  for (const file of files) {
    const path = join(assets, file);
    const mapPath = `${path}.map`;
    const content = existsSync(mapPath) && (await readFile(mapPath, 'utf8'));
    const { code, map } = await minify(await readFile(path, 'utf8'), {
      module: true,
      compress: { passes: 3 },
      ...(content && { sourceMap: { content } }),
    });
    if (!code) throw new Error(`${file} could not be made smaller.`);
    await writeFile(path, code);
    if (map) await writeFile(mapPath, String(map));
  }
}
