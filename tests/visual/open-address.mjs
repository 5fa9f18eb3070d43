import { spawn } from 'node:child_process';

const openers = {
  darwin: ['open'],
  win32: ['cmd', '/c', 'start', ''],
  linux: ['xdg-open'],
};

/** Without a screen `xdg-open` would start a browser of text in the terminal. */
const hasScreen = (platform, env) =>
  platform !== 'linux' || Boolean(env.DISPLAY || env.WAYLAND_DISPLAY);

/**
 * The command that opens an address in the browser of whoever sits at this terminal; none in CI, in a log or over a
 * connection without a screen.
 * @param {string} address
 * @param {{ platform: string, env: NodeJS.ProcessEnv, isTerminal: boolean }} where
 * @returns {string[] | undefined}
 */
export function openerOf(address, { platform, env, isTerminal }) {
  const opener = openers[platform];
  if (!opener || !isTerminal || env.CI || !hasScreen(platform, env)) return undefined;
  return [...opener, address];
}

/** Opens an address in the browser of whoever sits here. Where that cannot be, they read it and open it themselves. */
export function openAddress(address) {
  const { platform, env, stdout } = process;
  const command = openerOf(address, { platform, env, isTerminal: Boolean(stdout.isTTY) });
  if (!command) return;
  const [file, ...args] = command;
  const opening = spawn(file, args, { stdio: 'ignore', detached: true });
  opening.on('error', () => undefined);
  opening.unref();
}
