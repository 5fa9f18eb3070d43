import { closeSync, fsyncSync, openSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

type Init = Parameters<NodeFS['init']>;
type Prepared = Awaited<ReturnType<NodeFS['init']>>['emscriptenOpts'];

/** What an open file of the embedded database is to the file system below it. */
interface Stream {
  /** The descriptor that Node gave it. */
  nfd: number;
}

interface Files {
  filesystems: { NODEFS: { stream_ops: { fsync?: (stream: Stream) => number } } };
  ErrnoError: new (code: number) => Error;
}

/** WASI's number for an error of input or output; the database then stops rather than go on. */
const EIO = 29;

/**
 * Files in a folder whose `fsync` reaches the disk. PGlite's own say that they have it and do nothing, so that
 * `fsync=on` alone would be a promise that nobody keeps.
 */
export class DurableFiles extends NodeFS {
  override async init(...[pg, options]: Init): Promise<{ emscriptenOpts: Prepared }> {
    const { emscriptenOpts } = await super.init(pg, options);
    const reach = ({ FS }: { FS: Files }) => {
      FS.filesystems.NODEFS.stream_ops.fsync = ({ nfd }) => {
        try {
          fsyncSync(nfd);
          return 0;
        } catch {
          throw new FS.ErrnoError(EIO);
        }
      };
    };
    const preRun = [...[emscriptenOpts.preRun ?? []].flat(), reach] as Prepared['preRun'];
    return { emscriptenOpts: { ...emscriptenOpts, preRun } };
  }
}

/**
 * How PGlite is to start so that what it has answered for is on the disk. Its default turns `fsync` off, and of
 * the ways to write its log through, only `fsync` comes down to the files.
 */
export const durableStart: string[] = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  ...['-c', 'fsync=on', '-c', 'wal_sync_method=fsync'],
];

/** Brings a folder that was just made to the disk, with all that is in it. */
export function syncFolder(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) syncFolder(path);
    else if (entry.isFile()) syncPath(path);
  }
  syncPath(folder);
}

function syncPath(path: string): void {
  const file = openSync(path, 'r');
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}
