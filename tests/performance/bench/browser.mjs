import { chromium } from 'playwright';
import { browserArgs, ensureBrowser } from '../../runner/browser.mjs';

/** A fresh browser for a measurement. */
export const openBenchBrowser = async (more = []) =>
  chromium.launch({ executablePath: await ensureBrowser(), args: [...browserArgs, ...more] });
