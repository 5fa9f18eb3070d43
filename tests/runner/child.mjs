import { spawn } from 'node:child_process';
import { ended, root } from '../../storefront/launch/process.mjs';

const running = new Set();

/** Colour for a person at a terminal, none in a log. */
const colors = process.stdout.isTTY ? { FORCE_COLOR: '1' } : { NO_COLOR: '1' };
const ownGroup = process.platform !== 'win32';

/**
 * Starts a command whose whole family ends with the test run.
 * @param {string} command
 * @param {string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, cwd?: string, show?: boolean }} [options] `show` lets its words through as they come
 */
export function startChild(command, args, { env = process.env, cwd = root, show = false } = {}) {
  const child = spawn(command, args, {
    cwd,
    env: { ...env, ...colors },
    detached: ownGroup,
    stdio: show ? 'inherit' : ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  child.on('close', () => running.delete(child));
  return child;
}

/** Ends a child and all that it started. */
export function endChild(child, signal = 'SIGTERM') {
  if (!child.pid || child.exitCode !== null) return;
  try {
    if (ownGroup) process.kill(-child.pid, signal);
    else child.kill(signal);
  } catch (error) {
    if (error.code !== 'ESRCH') throw error;
  }
}

/** Ends everything that was started and still runs. */
export function endChildren() {
  for (const child of running) endChild(child);
}

/** Runs a script with this same Node to its end. */
export const runScript = (args, options) => ended(startChild(process.execPath, args, options));
