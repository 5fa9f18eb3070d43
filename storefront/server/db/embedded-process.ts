import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { ownFolder } from './ownership.ts';
import { Wire } from './wire.ts';

/** What the child tells its parent, once. */
export type Report = { ready: true } | { problem: string };

const [folder = '', socket = ''] = process.argv.slice(2);
const report = (message: Report) => process.send?.(message);

/** Sentence for a person, from whatever went wrong with the folder. */
function sentence(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EACCES' || code === 'EROFS' || code === 'EPERM')
    return `The data folder ${folder} can't be written. Choose another with DATA_DIR.`;
  return error instanceof Error ? error.message : String(error);
}

try {
  mkdirSync(folder, { recursive: true });
  const release = await ownFolder(join(folder, 'owner'));
  const db = await PGlite.create(join(folder, 'database'), { extensions: { pg_trgm } });
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
