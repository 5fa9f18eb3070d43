import { setTimeout as wait } from 'node:timers/promises';
import { errors } from 'playwright';
import { PHONE_LINE } from './link.mjs';
import { watchNetwork } from './network.mjs';
import { observePaints, readPaints } from './paints.mjs';
import { onPhone } from './phone.mjs';

/** A page that has fetched nothing for so long is idle, in milliseconds. */
const IDLE_MS = 2_500;
/** The worker comes after ten idle seconds. */
const WORKER_WITHIN_MS = 12_000;
/** A page that has not answered for so long never does, or has nothing to press. */
const AWAKE_WITHIN_MS = 30_000;

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

/**
 * Runs in the page: presses the first button at its top in every frame, until something of the page changes in the same
 * turn. What comes by itself changes it in turns of its own.
 */
function pressUntilAnswered() {
  const changes = new MutationObserver(() => {});
  const isPressable = (button) => button.form === null && button.checkVisibility();
  const press = async () => {
    const button = [...document.querySelectorAll('header button, nav button')].find(isPressable);
    changes.observe(document, { subtree: true, childList: true, attributes: true });
    button?.click();
    // A framework draws what a press has changed in the microtask after it.
    await null;
    const answered = changes.takeRecords().length > 0;
    changes.disconnect();
    if (answered) window.__answeredAt = performance.now();
    else requestAnimationFrame(press);
  };
  requestAnimationFrame(press);
}

/** Has a wait that ran out end with nothing. */
function nothingWithin(error) {
  if (!(error instanceof errors.TimeoutError)) throw error;
}

/**
 * Milliseconds until a page answers whoever presses the first button of its head, or nothing where it has none that
 * answers. A visit of its own: what opens fetches more.
 */
export const measureAwake = (browser, link, address) =>
  onPhone(browser, async (page) => {
    await link.rest(PHONE_LINE.roundTripMs * 2);
    await page.addInitScript(pressUntilAnswered);
    await page.goto(address, { waitUntil: 'commit', timeout: 60_000 });
    const within = { timeout: AWAKE_WITHIN_MS };
    const answered = await page
      .waitForFunction(() => window.__answeredAt, undefined, within)
      .catch(nothingWithin);
    return answered?.jsonValue();
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
