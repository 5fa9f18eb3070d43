import { chromium } from 'playwright';
import { browserArgs, ensureBrowser, refuseBrowser } from './browser.mjs';

/**
 * Opens a fresh browser. Apart from finding one, which is done before any package is installed.
 * @param {string[]} [more] settings of its command line, beside those that any machine needs
 * @param {string[]} [without] settings that Playwright would add, and that are left out
 * @throws {import('../../storefront/launch/process.mjs').CommandFailed} where it does not start, with what to do
 */
export async function openBrowser(more = [], without = []) {
  const executablePath = await ensureBrowser();
  return chromium
    .launch({ executablePath, args: [...browserArgs, ...more], ignoreDefaultArgs: without })
    .catch(({ message }) => refuseBrowser(executablePath, /\[err\] (.+)/.exec(message)?.[1]));
}
