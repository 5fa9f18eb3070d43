import { execFileSync } from 'node:child_process';
import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

/** How long a start waits for the owner before it, who may be closing just now. */
const PATIENCE_MS = 5_000;
/** The script that a folder's owner runs. */
const OWN_COMMAND = 'embedded-process';

/**
 * Makes this process the only owner of a folder, by a file that holds its id.
 * @returns a function that gives the folder up.
 * @throws when another running process keeps it, or its file names one that has nothing to do with it.
 */
export async function ownFolder(file: string, patienceMs = PATIENCE_MS): Promise<() => void> {
  const giveUpAt = Date.now() + patienceMs;
  while (!claim(file)) {
    const owner = Number(readOwner(file));
    if (!isRunning(owner)) rmSync(file, { force: true });
    else if (isForeign(owner))
      throw new Error(
        `${file} says that process ${owner} keeps the data folder, but that one is no shop: the shop that wrote it ended without a word. If no other is running, delete the file and start again.`,
      );
    else if (Date.now() >= giveUpAt)
      throw new Error(
        `The data folder is in use by another running shop (process ${owner}). Stop it, or choose another folder with DATA_DIR.`,
      );
    else await wait(100);
  }
  return () => rmSync(file, { force: true });
}

/** Writes the file whole or not at all, so that no reader sees it empty. */
function claim(file: string): boolean {
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, String(process.pid));
  try {
    linkSync(draft, file);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

function readOwner(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

/** How a process was called; null where nobody may know. */
function commandOf(id: number): string | null {
  try {
    return readFileSync(`/proc/${id}/cmdline`, 'utf8');
  } catch {}
  try {
    return execFileSync('ps', ['-p', String(id), '-o', 'command='], {
      encoding: 'utf8',
      stdio: 'pipe',
    });
  } catch {
    return null;
  }
}

/** Ids are given out again: whether a process surely is not the database of a shop. */
function isForeign(id: number): boolean {
  const command = commandOf(id);
  return command !== null && command !== '' && !command.includes(OWN_COMMAND);
}

function isRunning(id: number): boolean {
  if (!Number.isInteger(id) || id <= 0 || id === process.pid) return false;
  try {
    process.kill(id, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
