import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from '../../storefront/launch/process.mjs';
import { Refused } from './refused.mjs';

const folder = join(root, '.cache/visual');
const lock = join(folder, 'running');

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // It is there, and somebody else's.
    return error.code === 'EPERM';
  }
}

/**
 * Makes sure that no other run is looking at the workshop, which a build would take away from under it.
 * @param {string} [held] path of the file with the process id of the run that there is
 * @throws {Refused} while there is one
 */
export function refuseBesideAnother(held = lock) {
  const pid = existsSync(held) ? Number(readFileSync(held, 'utf8')) : 0;
  if (pid > 0 && isAlive(pid))
    throw new Refused(
      `Stories are being visited already, by process ${pid}: wait for its end, or stop it. If that process is another program, delete ${relative(root, held)}.`,
    );
}

/**
 * Makes sure that no other run of this copy draws, accepts and reports at the same time.
 * @throws {Refused} while there is one
 */
export function claimRun() {
  mkdirSync(folder, { recursive: true });
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' });
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    refuseBesideAnother();
    // Whoever held it was killed.
    writeFileSync(lock, String(process.pid));
  }
  process.once('exit', () => rmSync(lock, { force: true }));
}
