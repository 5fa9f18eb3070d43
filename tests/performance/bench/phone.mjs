/** A phone's own words: to a name with "Headless" in it the shop would answer as to a robot. */
export const PHONE =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36';

/**
 * Uses one page as a newcomer with a phone would have it, with nothing in the cache.
 * @template T
 * @param {import('playwright').Browser} browser
 * @param {(page: import('playwright').Page, session: import('playwright').CDPSession) => Promise<T>} use
 */
export async function onPhone(browser, use) {
  const context = await browser.newContext({
    viewport: { width: 375, height: 812 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    userAgent: PHONE,
    // A certificate of tests is signed by itself.
    ignoreHTTPSErrors: true,
  });
  try {
    const page = await context.newPage();
    return await use(page, await context.newCDPSession(page));
  } finally {
    await context.close();
  }
}
