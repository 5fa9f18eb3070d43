import { freePort } from '../../../storefront/launch/free-port.mjs';
import { openBrowser } from '../../runner/open-browser.mjs';

/**
 * Lighthouse's score for a page on its mobile preset.
 * @param {string} address
 * @returns {Promise<number>} 0 to 100
 */
export async function mobileScore(address) {
  const { default: lighthouse } = await import('lighthouse');
  const port = await freePort();
  const browser = await openBrowser([`--remote-debugging-port=${port}`]);
  try {
    const result = await lighthouse(address, {
      port,
      onlyCategories: ['performance'],
      logLevel: 'error',
    });
    return Math.round((result?.lhr.categories.performance.score ?? 0) * 100);
  } finally {
    await browser.close();
  }
}
