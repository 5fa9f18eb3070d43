import { setTimeout as wait } from 'node:timers/promises';
import { PHONE_LINE } from './link.mjs';
import { watchNetwork } from './network.mjs';
import { observePaints, readPaints } from './paints.mjs';
import { onPhone } from './phone.mjs';

/** A page that has fetched nothing for so long is idle, in milliseconds. */
const IDLE_MS = 2_500;
/** The worker comes after ten idle seconds. */
const WORKER_WITHIN_MS = 12_000;
/** What opens the menu: it says whether it has been answered. */
const MENU = 'header button[aria-haspopup="dialog"][aria-expanded]';

/** @typedef {Awaited<ReturnType<import('./link.mjs').startLink>>} Link */

/** Goes to a page over a link that is free of what was sent for the one before. */
async function visit({ page, session, link, address }) {
  await link.rest(PHONE_LINE.roundTripMs * 2);
  const { down } = link.travelled();
  const network = await watchNetwork(session);
  await page.goto(address, { waitUntil: 'load', timeout: 60_000 });
  await link.rest(IDLE_MS);
  return { network, bytes: () => link.travelled().down - down };
}

/**
 * A first visit over a link, until the page is idle.
 * @param {import('playwright').Browser} browser
 * @param {Link} link
 * @param {string} address
 */
export const measureVisit = (browser, link, address) =>
  onPhone(browser, async (page, session) => {
    await observePaints(page);
    const { network, bytes } = await visit({ page, session, link, address });
    return { ...(await readPaints(page)), ...network.weigh(), down: bytes() };
  });

/** Runs in the page: presses a button in every frame until it is answered. */
function pressUntilAnswered(selector) {
  const press = () => {
    const button = document.querySelector(selector);
    if (button?.getAttribute('aria-expanded') === 'true') {
      window.__answeredAt = performance.now();
      return;
    }
    button?.click();
    requestAnimationFrame(press);
  };
  requestAnimationFrame(press);
}

/** Milliseconds until a page answers whoever presses its menu. A visit of its own: what opens fetches more. */
export const measureAwake = (browser, link, address) =>
  onPhone(browser, async (page) => {
    await link.rest(PHONE_LINE.roundTripMs * 2);
    await page.addInitScript(pressUntilAnswered, MENU);
    await page.goto(address, { waitUntil: 'commit', timeout: 60_000 });
    const answered = await page.waitForFunction(() => window.__answeredAt);
    return answered.jsonValue();
  });

/** The same visit until the worker has come and has fetched what it keeps. */
export const measureWithWorker = (browser, link, address) =>
  onPhone(browser, async (page, session) => {
    let asked = 0;
    page.context().on('response', (response) => {
      const request = response.request();
      if (!request.serviceWorker()) return;
      const { requestStart, responseStart } = request.timing();
      // Nothing comes over the link sooner: the rest was in the browser's cache. Of the worker itself no times are told.
      const isOwn = requestStart < 0;
      if (isOwn || responseStart - requestStart >= PHONE_LINE.roundTripMs) asked += 1;
    });
    const { network, bytes } = await visit({ page, session, link, address });
    await wait(WORKER_WITHIN_MS);
    await link.rest(IDLE_MS);
    return { requests: network.weigh().requests + asked, down: bytes() };
  });
