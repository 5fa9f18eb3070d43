import { chmod, lstat, mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** What a shop makes in its data folder; whatever else lies there is not its own. */
const OWN = ['database', 'mail', 'owner', 'pictures'];
const OTHERS = 0o077;
/** On folders that everybody may write in, such as `/tmp`. */
const STICKY = 0o1000;

async function tighten(path: string): Promise<void> {
  const found = await lstat(path).catch(() => null);
  if (found === null || found.isSymbolicLink()) return;
  const mode = found.mode & 0o777;
  if (mode & OTHERS) await chmod(path, mode & ~OTHERS);
  if (!found.isDirectory()) return;
  for (const name of await readdir(path)) await tighten(join(path, name));
}

/**
 * Makes the data folder, and what the shop has put there before, its owner's alone: addresses, letters and
 * passwords' hashes lie in it. A folder that belongs to somebody else is left to them.
 */
export async function restrictToOwner(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const { mode, uid } = await lstat(folder);
    const own = process.getuid === undefined || uid === process.getuid();
    if (own && !(mode & STICKY)) await chmod(folder, mode & 0o700);
    for (const name of OWN) await tighten(join(folder, name));
  } catch (error) {
    // Whoever opens the database next says what is wrong with the folder.
    if (!(error instanceof Error && 'code' in error)) throw error;
  }
}
