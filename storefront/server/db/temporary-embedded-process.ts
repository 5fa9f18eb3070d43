import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { ownFolder } from './ownership.ts';
import { Wire } from './wire.ts';

/** What is asked of this process: to open the database in a folder at a socket, or to close it, where there is none. */
export interface Request {
  id: number;
  folder: string;
  socket: string | null;
}

/** What came of a {@link Request}. */
export interface Reply {
  id: number;
  problem?: string;
}

const parts = dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite'));
const read = (name: string) => readFile(join(parts, name));

/** The database’s code and files, made ready once for all that are opened: that is most of what opening one takes. */
async function readProgram() {
  return {
    pgliteWasmModule: await WebAssembly.compile(await read('pglite.wasm')),
    initdbWasmModule: await WebAssembly.compile(await read('initdb.wasm')),
    fsBundle: new Blob([await read('pglite.data')]),
  };
}

const program = readProgram();
const closings = new Map<string, () => Promise<void>>();

async function open(folder: string, socket: string): Promise<void> {
  const release = await ownFolder(join(folder, 'owner'));
  const fs = new NodeFS(join(folder, 'database'));
  const db = await PGlite.create({ fs, extensions: { pg_trgm }, ...(await program) });
  const wire = new Wire(db);
  await wire.listen(socket);
  closings.set(folder, async () => {
    closings.delete(folder);
    await wire.close();
    await db.close();
    release();
  });
}

async function answer({ id, folder, socket }: Request): Promise<Reply> {
  try {
    await (socket === null ? closings.get(folder)?.() : open(folder, socket));
    return { id };
  } catch (error) {
    return { id, problem: error instanceof Error ? error.message : String(error) };
  }
}

process.on('message', async (request: Request) => process.send?.(await answer(request)));
// The channel closes with the tests, however they end.
process.once('disconnect', () => process.exit(0));
