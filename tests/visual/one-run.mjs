import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
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
 * Makes sure that no other run of this copy draws, accepts and reports at the same time.
 * @throws {Refused} while there is one
 */
export function claimRun() {
  mkdirSync(folder, { recursive: true });
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' });
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    const pid = Number(readFileSync(lock, 'utf8'));
    if (pid > 0 && isAlive(pid))
      throw new Refused(
        `Stories are being visited already, by process ${pid}: wait for its end, or stop it.`,
      );
    // Whoever held it was killed.
    writeFileSync(lock, String(process.pid));
  }
  process.once('exit', () => rmSync(lock, { force: true }));
}
