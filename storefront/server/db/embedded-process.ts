import { existsSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { damaged } from './damaged.ts';
import { DurableFiles, durableStart, syncFolder } from './durable-files.ts';
import { ownFolder } from './ownership.ts';
import { restrictToOwner } from './private-files.ts';
import { Wire } from './wire.ts';

/** What the child tells its parent, once. */
export type Report = { ready: true } | { problem: string };

const [folder = '', socket = '', durability] = process.argv.slice(2);
const durable = durability === 'durable';
// All that the database writes is its owner's alone.
process.umask(0o077);
const report = (message: Report) => process.send?.(message);

/** Sentence for a person, from whatever went wrong with the folder. */
function sentence(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EACCES' || code === 'EROFS' || code === 'EPERM')
    return `The data folder ${folder} can't be written. Choose another with DATA_DIR.`;
  return error instanceof Error ? error.message : String(error);
}

/**
 * What the database keeps of its files in memory of its own. All of it is taken at the start, and PostgreSQL's usual 128 MB
 * would be a third of the shop's memory; what does not fit comes from the system's own memory of the files.
 */
const MEMORY = ['-c', 'shared_buffers=16MB'];

/** How the database writes its files: to the disk before it answers, or when the system likes. */
const filesIn = (data: string): PGliteOptions =>
  durable
    ? { fs: new DurableFiles(data), startParams: [...durableStart, ...MEMORY] }
    : { fs: new NodeFS(data), startParams: [...PGlite.defaultStartParams, ...MEMORY] };

/** What PGlite says of a folder that it can not open is about its own insides. */
async function openFiles(data: string): Promise<PGlite> {
  const made =
    !existsSync(data) || (statSync(data).isDirectory() && readdirSync(data).length === 0);
  if (!made && !existsSync(join(data, 'PG_VERSION'))) throw new Error(damaged(data));
  try {
    const db = await PGlite.create({ ...filesIn(data), extensions: { pg_trgm } });
    if (made && durable) syncFolder(data);
    return db;
  } catch (error) {
    if (made) throw error;
    throw new Error(damaged(data));
  }
}

try {
  mkdirSync(folder, { recursive: true });
  const release = await ownFolder(join(folder, 'owner'));
  const db = await openFiles(join(folder, 'database'));
  // What it makes a folder from comes open to everybody.
  await restrictToOwner(folder);
  const wire = new Wire(db);
  const stop = async () => {
    await wire.close();
    await db.close();
    release();
    process.exit(0);
  };
  // The channel closes with the parent, however it ends: nothing is left behind.
  process.once('disconnect', stop);
  process.on('SIGINT', () => undefined);
  process.on('SIGTERM', () => undefined);
  rmSync(socket, { force: true });
  await wire.listen(socket);
  report({ ready: true });
} catch (error) {
  report({ problem: sentence(error) });
  process.disconnect();
}
