import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const COMPRESSIBLE = /\.(css|html|ico|js|json|map|mjs|svg|txt|webmanifest|xml)$/;
/** Below this a compressed file saves less than a request for it weighs. */
const WORTH_IT = 300;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/**
 * Puts a `.br` and a `.gz` beside every file of a client build that gets smaller by it.
 * @param {string} folder
 */
export async function compressClient(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && COMPRESSIBLE.test(entry.name));
  await Promise.all(files.map((entry) => compressFile(join(entry.parentPath, entry.name))));
}

async function compressFile(path) {
  const content = await readFile(path);
  if (content.length < WORTH_IT) return;
  const best = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
  const [br, gz] = await Promise.all([brotli(content, best), zip(content, { level: 9 })]);
  await Promise.all([writeFile(`${path}.br`, br), writeFile(`${path}.gz`, gz)]);
}
