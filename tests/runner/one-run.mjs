import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { root } from '../../storefront/launch/process.mjs';
import { Refused } from './refused.mjs';

const lock = join(root, '.cache/tests/running');

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // It is there, and somebody else's.
    return error.code === 'EPERM';
  }
}

function refuseBeside(held) {
  const pid = Number(readFileSync(held, 'utf8'));
  if (pid > 0 && isAlive(pid))
    throw new Refused(
      `The tests of this copy are being run already, by process ${pid}: wait for its end, or stop it. If that process is another program, delete ${relative(root, held)}.`,
    );
}

/**
 * Makes sure that no other run of this copy builds, draws, accepts and reports at the same time, until this process ends.
 * @param {string} [held] path of the file with the process id of the run that there is
 * @throws {Refused} while there is one
 */
export function claimRun(held = lock) {
  const own = `${held}.${process.pid}`;
  mkdirSync(dirname(held), { recursive: true });
  try {
    // Its lock is there with the process id in it or not at all: half of one would be taken for that of a killed run.
    writeFileSync(own, String(process.pid));
    take(own, held);
  } finally {
    rmSync(own, { force: true });
  }
  process.once('exit', () => rmSync(held, { force: true }));
}

function take(own, held) {
  try {
    linkSync(own, held);
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    refuseBeside(held);
    // Whoever held it was killed.
    renameSync(own, held);
  }
}
