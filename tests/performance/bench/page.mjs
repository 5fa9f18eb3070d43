import { setTimeout as wait } from 'node:timers/promises';
import { watchNetwork } from './network.mjs';
import { observePaints, readPaints } from './paints.mjs';
import { onPhone } from './phone.mjs';

/** A slow phone on a slow network: 4× slower processor, 1.6 Mbit/s, 150 ms. */
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (0.75 * 1024 * 1024) / 8,
};
const CPU_SLOWDOWN = 4;

/** After the load event: what comes later than this is not waited for. */
const QUIET_AFTER_LOAD_MS = 2_500;

/**
 * Opens one page on a phone that the browser itself slows down.
 * @param {import('playwright').Browser} browser
 * @param {string} address
 */
export const measurePage = (browser, address) =>
  onPhone(browser, async (page, session) => {
    const network = await watchNetwork(session);
    await session.send('Network.emulateNetworkConditions', NETWORK);
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    await observePaints(page);
    await page.goto(address, { waitUntil: 'load', timeout: 60_000 });
    await wait(QUIET_AFTER_LOAD_MS);
    return { ...(await readPaints(page)), ttfb: network.weigh().ttfb };
  });
