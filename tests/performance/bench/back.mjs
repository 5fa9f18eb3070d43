import { openBrowser } from '../../runner/open-browser.mjs';
import { beforeAndAim } from './before.mjs';
import { onPhone } from './phone.mjs';
import { table } from './statistics.mjs';

/** Playwright's browsers put no page aside unless this is left out. */
const KEEPS_NOTHING = '--disable-back-forward-cache';
/** Chromium's word for a browser that is made to put no page aside, such as its shell without a window. */
const UNABLE = 'BackForwardCacheDisabledForDelegate';

/** Where Back leads to, by the name of its row. */
export const backPaths = { bag: '/bag', 'log in': '/login' };

/** Goes back, and waits until the browser has gone there. @returns Chromium's word for how it did */
async function goBack(session) {
  const gone = new Promise((resolve) =>
    session.on('Page.frameNavigated', ({ frame, type }) => {
      if (frame.parentId === undefined) resolve(type);
    }),
  );
  const { currentIndex, entries } = await session.send('Page.getNavigationHistory');
  await session.send('Page.navigateToHistoryEntry', { entryId: entries[currentIndex - 1].id });
  return gone;
}

/** Leaves a page for another, comes back, and tells whether it is the very page that was left. */
const comeBackTo = (browser, address, elsewhere) =>
  onPhone(browser, async (page, session) => {
    const refused = new Promise((resolve) =>
      session.once('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) =>
        resolve(notRestoredExplanations.map(({ reason }) => reason)),
      ),
    );
    await session.send('Page.enable');
    await page.goto(address, { waitUntil: 'networkidle' });
    await page.goto(elsewhere, { waitUntil: 'load' });
    if ((await goBack(session)) === 'BackForwardCacheRestore') return 'restored at once';
    const reasons = await refused;
    if (reasons.includes(UNABLE)) return 'cannot be told: this browser puts no page aside';
    return `not kept (${reasons.join(', ')})`;
  });

/** Whether Back shows again the very page that was left, rather than one that is loaded anew. @param {string} origin */
export async function backReport(origin) {
  const browser = await openBrowser([], [KEEPS_NOTHING]);
  const rows = [];
  try {
    for (const [name, path] of Object.entries(backPaths)) {
      const { before, aim } = beforeAndAim('back', name);
      rows.push([name, before, await comeBackTo(browser, origin + path, `${origin}/`), aim]);
    }
  } finally {
    await browser.close();
  }
  return `Back to a page that was left for another by its address. Chromium's shell without a window puts no page aside: \`CHROME_PATH\` names a whole browser.

${table(['Back to', 'before', 'now', 'aim'], rows)}`;
}
