import { chromium } from 'playwright';
import { browserArgs, ensureBrowser } from './browser.mjs';

/**
 * Opens a fresh browser. Apart from finding one, which is done before any package is installed.
 * @param {string[]} [more] settings of its command line, beside those that any machine needs
 */
export const openBrowser = async (more = []) =>
  chromium.launch({ executablePath: await ensureBrowser(), args: [...browserArgs, ...more] });
