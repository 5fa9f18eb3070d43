import { freePort } from '../../../storefront/launch/free-port.mjs';
import { openBrowser } from '../../runner/open-browser.mjs';

/**
 * What Lighthouse says of a page on its mobile preset.
 * @param {string} address
 * @returns {Promise<{ score: number, blocked: number }>} 0 to 100, and milliseconds
 */
export async function inLighthouse(address) {
  const { default: lighthouse } = await import('lighthouse');
  const port = await freePort();
  const browser = await openBrowser([`--remote-debugging-port=${port}`]);
  try {
    const { lhr } = await lighthouse(address, {
      port,
      onlyCategories: ['performance'],
      logLevel: 'error',
    });
    return {
      score: Math.round((lhr.categories.performance.score ?? 0) * 100),
      blocked: lhr.audits['total-blocking-time'].numericValue ?? 0,
    };
  } finally {
    await browser.close();
  }
}
