import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { CommandFailed, runNode } from '../../storefront/launch/process.mjs';
import { canInstallFromDebian, installFromDebian } from './debian.mjs';
import { findCommand } from './find-command.mjs';

/** What a browser needs in a container without a display, a sandbox or much shared memory. */
export const browserArgs = ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'];

/** The one without a window goes first: it shows a page in two thirds of the time, and draws it alike. */
const commands = [
  'chromium-headless-shell',
  'google-chrome',
  'google-chrome-stable',
  'chromium',
  'chromium-browser',
];

const usualPlaces = {
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ],
  win32: ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'].map((base) =>
    join(process.env[base] ?? '', 'Google/Chrome/Application/chrome.exe'),
  ),
};

function fromPlaywright() {
  try {
    return createRequire(import.meta.url)('playwright').chromium.executablePath();
  } catch {
    return undefined;
  }
}

/**
 * Path of a Chrome or Chromium that is on this machine; `CHROME_PATH` goes before all others.
 * @throws {CommandFailed} where nothing is at `CHROME_PATH`: another browser is not what was asked for
 */
export function findBrowser() {
  const { CHROME_PATH: named } = process.env;
  if (named && !existsSync(named))
    throw new CommandFailed(
      `CHROME_PATH names ${named}, where no browser is. Set it to one, or unset it for an installed one.`,
    );
  if (named) return named;
  const installed = commands.map((command) => findCommand(command));
  return [fromPlaywright(), ...installed, ...(usualPlaces[process.platform] ?? [])].find(
    (path) => path && existsSync(path),
  );
}

/**
 * @param {string} path of a browser that does not start
 * @param {string} [reason] in its own words
 * @returns {never}
 * @throws {CommandFailed} with what to do
 */
export function refuseBrowser(path, reason) {
  throw new CommandFailed(
    `${path} does not start as a browser${reason ? ` (${reason})` : ''}. Set CHROME_PATH to Chrome or Chromium, or unset it for an installed one.`,
  );
}

function askForVersion(path) {
  try {
    return execFileSync(path, ['--version'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  } catch {
    return refuseBrowser(path);
  }
}

/** Major version of a browser, e.g. `152`. @throws {CommandFailed} where it does not start */
export const browserMajor = (path) => Number(/(\d+)\./.exec(askForVersion(path))?.[1] ?? 0);

async function installBrowser() {
  if (!canInstallFromDebian())
    return runNode(['node_modules/playwright/cli.js', 'install', 'chromium']);
  await installFromDebian('chromium-headless-shell').catch(() => installFromDebian('chromium'));
}

/**
 * Finds a browser, or gets one.
 * @returns {Promise<string>} its path
 * @throws {CommandFailed} with what to do
 */
export async function ensureBrowser() {
  const found = findBrowser();
  if (found) return found;
  console.log('browser    none here: getting one …');
  const reason = await installBrowser().then(
    () => '',
    (error) => error.message,
  );
  const got = findBrowser();
  if (got) return got;
  throw new CommandFailed(
    `${reason}\n\nThe tests need Chrome or Chromium, and none could be installed. Install one, or set CHROME_PATH to it, and run npm test again.`,
  );
}
