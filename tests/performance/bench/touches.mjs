import { openBrowser } from '../../runner/open-browser.mjs';
import { backReport } from './back.mjs';
import { beforeAndAim } from './before.mjs';
import { findPages } from './find-pages.mjs';
import { PHONE } from './phone.mjs';
import { median, table } from './statistics.mjs';
import { tapReport } from './taps.mjs';

const DESK = {
  viewport: { width: 1280, height: 900 },
  userAgent: PHONE.replace('Android 14', 'X11'),
};

/**
 * Runs in the page: presses a thing, and counts until what it led to is painted.
 * @param {{ press: string, shown: string }} what the selector to press, and a function body that says whether it shows
 */
function pressAndWait({ press, shown }) {
  const isShown = new Function(shown);
  return new Promise((done) => {
    const started = performance.now();
    const look = () => {
      if (isShown()) requestAnimationFrame(() => done(performance.now() - started));
      else requestAnimationFrame(look);
    };
    document.querySelector(press).click();
    look();
  });
}

/** Whatever wakes up late is awake, hearts the last of it, and what is fetched ahead has come. */
async function atRest(page) {
  await page.waitForFunction(() => {
    const hearts = [...document.querySelectorAll('main article button')];
    return hearts.length > 0 && hearts.every((heart) => window.earlyUse.hydrated.has(heart));
  });
  await page.waitForLoadState('networkidle');
}

/** What a press in a listing leads to, with its selector and a function body that says whether it shows. */
const pressed = {
  'a filter of a listing: its results': {
    press: 'main input[type="checkbox"]',
    shown: `return location.search.includes('page=1') && !document.querySelector('[aria-busy="true"]') &&
      !!document.querySelector('[aria-label="Applied filters"]')`,
  },
  'a product in a listing, without hovering: its title and price': {
    press: 'main article a',
    shown: `return location.pathname.startsWith('/products/') && /\\$\\d/.test(document.querySelector('main').textContent)`,
  },
};
const SUGGESTIONS = 'a letter in the search box: its suggestions, the request alone';
export const touchRows = [...Object.keys(pressed), SUGGESTIONS];

/** How long each press takes, in turn. @returns {Promise<Record<string, number[]>>} by name */
async function pressTimes(browser, listing, runs) {
  const times = Object.fromEntries(Object.keys(pressed).map((name) => [name, []]));
  for (let run = 0; run < runs; run += 1) {
    for (const [name, what] of Object.entries(pressed)) {
      const context = await browser.newContext(DESK);
      const page = await context.newPage();
      await page.goto(listing);
      await atRest(page);
      times[name].push(await page.evaluate(pressAndWait, what));
      await context.close();
    }
    console.log(`touches: run ${run + 1} of ${runs}`);
  }
  return times;
}

/** How long the shop takes to answer a letter, as the browser's own clock has it. */
async function suggestionTimes(browser, origin) {
  const context = await browser.newContext(DESK);
  const page = await context.newPage();
  await page.goto(origin);
  const field = page.getByLabel('Search the shop');
  await page.getByRole('contentinfo').waitFor();
  await atRest(page);
  await field.first().click();
  const box = page.getByRole('combobox', { name: 'Search the shop' });
  await box.waitFor();
  const times = [];
  for (const letter of 'riverhouse') {
    const answered = page.waitForResponse((response) => response.url().includes('/queries'));
    await box.pressSequentially(letter);
    const response = await answered;
    await response.finished();
    times.push(response.request().timing().responseEnd);
  }
  await context.close();
  return times;
}

async function pressReport(origin, runs) {
  const { listing } = await findPages(origin);
  const browser = await openBrowser();
  try {
    const times = await pressTimes(browser, origin + listing, runs);
    times[SUGGESTIONS] = await suggestionTimes(browser, origin);
    return table(
      ['touch', 'before', 'median', 'slowest', 'aim'],
      touchRows.map((name) => {
        const { before, aim } = beforeAndAim('touches', name);
        const middle = median(times[name]).toFixed(0);
        return [name, before, middle, Math.max(...times[name]).toFixed(0), aim];
      }),
    );
  } finally {
    await browser.close();
  }
}

/**
 * What follows a touch: a filter, a product that is opened from a list, a suggestion, a tap on a phone, and Back.
 * @param {string} origin
 * @param {{ runs: number }} options
 */
export const touchesReport = async (origin, { runs }) => `## After a touch

1280 px, no slowdown; medians of ${runs}, in ms from the touch to the paint, once the page is at rest.

${await pressReport(origin, runs)}

${await tapReport(origin, runs)}

${await backReport(origin)}`;
