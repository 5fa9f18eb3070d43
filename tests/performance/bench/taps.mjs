import { beforeAndAim } from './before.mjs';
import { findPages } from './find-pages.mjs';
import { PHONE_LINE } from './link.mjs';
import { openLinkedBrowser } from './linked-browser.mjs';
import { onPhone } from './phone.mjs';
import { median, ms, table } from './statistics.mjs';
import { countWaves } from './waves.mjs';

/** A page that has fetched nothing for so long is at rest, in milliseconds. */
const IDLE_MS = 2_500;

/** Runs in the page: notes when it is tapped, and when the title of what the tap led to is painted. */
function watchTap() {
  const seen = {};
  window.__tap = seen;
  const look = () => {
    if (location.pathname.startsWith('/products/') && document.querySelector('main h1'))
      requestAnimationFrame(() => {
        seen.shown = performance.now();
      });
    else requestAnimationFrame(look);
  };
  addEventListener(
    'pointerdown',
    () => {
      seen.tapped = performance.now();
      look();
    },
    { capture: true, once: true },
  );
}

/** Runs in the page: what was fetched from the tap until the title stood. */
function readTap() {
  const { tapped, shown } = window.__tap;
  const fetched = performance
    .getEntriesByType('resource')
    .filter(({ startTime }) => startTime >= tapped && startTime <= shown)
    .map(({ startTime, responseEnd }) => ({ startTime, responseEnd }));
  return { time: shown - tapped, fetched };
}

/** Taps the first product of a listing, once the page is at rest. */
const tapProduct = (browser, link, listing) =>
  onPhone(browser, async (page) => {
    await link.rest(PHONE_LINE.roundTripMs * 2);
    await page.goto(listing, { waitUntil: 'load', timeout: 60_000 });
    await link.rest(IDLE_MS);
    await page.evaluate(watchTap);
    await page.locator('main article a').first().tap();
    await page.waitForFunction(() => window.__tap.shown);
    const { time, fetched } = await page.evaluate(readTap);
    return { time, waves: countWaves(fetched) };
  });

const WAVES = 'waves of files until then';
/** By the name of its row, what is told of the taps. */
export const tapRows = {
  'a product in a listing, tapped: its title, ms': (taps) => ms(taps.map(({ time }) => time)),
  [WAVES]: (taps) => median(taps.map(({ waves }) => waves)),
};

/**
 * What follows a tap on a phone, over the link.
 * @param {string} origin
 * @param {number} runs
 */
export async function tapReport(origin, runs) {
  const listing = origin + (await findPages(origin)).listing;
  const { browser, linkOf, close } = await openLinkedBrowser([listing]);
  const taps = [];
  try {
    for (let run = 0; run < runs; run += 1) {
      taps.push(await tapProduct(browser, linkOf(listing), listing));
      console.log(`tap: run ${run + 1} of ${runs}`);
    }
  } finally {
    await close();
  }
  const rows = Object.entries(tapRows).map(([row, tell]) => {
    const { before, aim } = beforeAndAim('phone', row);
    return [row, before, tell(taps), aim];
  });
  return `On a phone, 375 px, over a link that carries 1.6 Mbit/s and takes 150 ms there and back; medians of ${runs} ± half the spread. A wave is what is fetched side by side; each waits for one before it.

${table(['tap', 'before', 'now', 'aim'], rows)}`;
}
