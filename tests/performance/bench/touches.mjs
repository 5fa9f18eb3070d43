import { openBrowser } from '../../runner/open-browser.mjs';
import { beforeAndAim } from './before.mjs';
import { findPages } from './find-pages.mjs';
import { PHONE } from './phone.mjs';
import { median, table } from './statistics.mjs';

const RUNS = 15;
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

async function timesOf(browser, open, what) {
  const times = [];
  console.log(`touches: ${what.press}`);
  for (let run = 0; run < RUNS; run += 1) {
    const context = await browser.newContext(DESK);
    const page = await context.newPage();
    await open(page, run);
    times.push(await page.evaluate(pressAndWait, what));
    await context.close();
  }
  return times;
}

/** Whatever wakes up late is awake: hearts are the last to come. */
const awake = (page) => page.waitForFunction(() => document.querySelector('main article button'));

/**
 * What follows a touch, on this machine without slowdown: a filter, a product that is opened from a list, and a
 * suggestion. In ms from the touch to the paint.
 */
export async function touchesReport(origin) {
  const { listing } = await findPages(origin);
  const browser = await openBrowser();
  try {
    const openListing = async (page) => {
      await page.goto(origin + listing);
      await awake(page);
    };
    const filter = await timesOf(browser, openListing, {
      press: 'main input[type="checkbox"]',
      shown: `return location.search.includes('page=1') && !document.querySelector('[aria-busy="true"]') &&
        !!document.querySelector('[aria-label="Applied filters"]')`,
    });
    const product = await timesOf(browser, openListing, {
      press: 'main article a',
      shown: `return location.pathname.startsWith('/products/') && /\\$\\d/.test(document.querySelector('main').textContent)`,
    });
    const suggestion = await suggestionTimes(browser, origin);
    return `## After a touch

1280 px, no slowdown; medians of ${RUNS}, in ms from the touch to the paint.

${table(
  ['touch', 'before', 'median', 'slowest', 'aim'],
  [
    ['a filter of a listing: its results', filter],
    ['a product in a listing: its title and price', product],
    ['a letter in the search box: its suggestions, the request alone', suggestion],
  ].map(([name, times]) => {
    const { before, aim } = beforeAndAim('touches', name);
    return [name, before, median(times).toFixed(0), Math.max(...times).toFixed(0), aim];
  }),
)}`;
  } finally {
    await browser.close();
  }
}

/** How long the shop takes to answer a letter, as the browser's own clock has it. */
async function suggestionTimes(browser, origin) {
  const context = await browser.newContext(DESK);
  const page = await context.newPage();
  await page.goto(origin);
  const field = page.getByLabel('Search the shop');
  await page.getByRole('contentinfo').waitFor();
  await awake(page);
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
