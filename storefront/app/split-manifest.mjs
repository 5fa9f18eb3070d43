import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const BEGINNING = 'window.__reactRouterManifest=';
const END = ';';

/** What a route does not have need not be said; nor that it has a page, which no browser asks. */
const isNothing = (value) => value === false || (Array.isArray(value) && value.length === 0);

/**
 * Takes out of the router's list of routes, which every page waits for, what nobody asks of it before a
 * link is pointed at: the files that each route is made of. They go into `imports-….json` beside it.
 * @param {string} folder the client build
 */
export async function splitManifest(folder) {
  const assets = join(folder, 'assets');
  const [name] = (await readdir(assets)).filter((file) => /^manifest-\w+\.js$/.test(file));
  const written = name && (await readFile(join(assets, name), 'utf8'));
  if (!written?.startsWith(BEGINNING)) throw new Error('The build has no list of routes.');
  const manifest = JSON.parse(written.slice(BEGINNING.length).replace(/;$/, ''));
  const imports = {};
  for (const [id, { imports: files, hasDefaultExport, ...route }] of Object.entries(
    manifest.routes,
  )) {
    imports[id] = files;
    manifest.routes[id] = Object.fromEntries(
      Object.entries(route).filter(([, value]) => !isNothing(value)),
    );
  }
  await writeFile(join(assets, name), `${BEGINNING}${JSON.stringify(manifest)}${END}`);
  const beside = name.replace('manifest-', 'imports-').replace(/js$/, 'json');
  await writeFile(join(assets, beside), JSON.stringify(imports));
}
