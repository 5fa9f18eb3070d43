import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** The folder that holds the whole house. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

/** A command that ended badly; its message is meant for a person, with the command's own words in it. */
export class CommandFailed extends Error {}

/**
 * Waits for a child process to end and keeps what it said.
 * @param {import('node:child_process').ChildProcess} child
 * @returns {Promise<{ code: number | null, said: string }>}
 */
export function ended(child) {
  return new Promise((resolve, reject) => {
    let said = '';
    const keep = (chunk) => {
      said += chunk;
    };
    child.stdout?.on('data', keep);
    child.stderr?.on('data', keep);
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, said }));
  });
}

/**
 * Runs a command in the root, silently unless it fails.
 * @param {string} command
 * @param {string[]} args
 * @param {{ env?: Record<string, string>, shell?: boolean }} [options]
 * @throws {CommandFailed} with all that the command said
 */
export async function run(command, args, { env = {}, shell = false } = {}) {
  const line = [command, ...args].join(' ');
  const child = spawn(command, args, {
    cwd: root,
    env: { ...process.env, ...env },
    shell,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const { code, said } = await ended(child).catch((error) => {
    throw new CommandFailed(`${line} could not start: ${error.message}`);
  });
  if (code !== 0) throw new CommandFailed(`${said.trimEnd()}\n\n${line} failed.`);
}

/** Runs a script with this same Node. */
export const runNode = (args, options) => run(process.execPath, args, options);

/**
 * Runs a script with this same Node, its words shown as they come. It has a process group of its own,
 * so that it hears of a Ctrl-C once, from us, and not from the terminal too.
 * @param {string[]} args
 * @param {{ env?: Record<string, string> }} [options]
 * @returns {Promise<number>} its exit code
 */
export async function runVisibly(args, { env = {} } = {}) {
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, ...env },
    detached: true,
    stdio: 'inherit',
  });
  let told = false;
  const tell = (signal) => {
    if (!told) child.kill(signal);
    told = true;
  };
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, tell);
  process.on('exit', () => tell('SIGTERM'));
  const { code } = await ended(child);
  return told ? 0 : (code ?? 0);
}
