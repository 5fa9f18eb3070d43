import { setTimeout as wait } from 'node:timers/promises';
import { onPhone } from './phone.mjs';

/** After the load event: what comes later than this is not waited for. */
const QUIET_AFTER_LOAD_MS = 2_500;

const totals = (metrics) => {
  const ms = (name) => (metrics.find((one) => one.name === name)?.value ?? 0) * 1000;
  const script = ms('ScriptDuration') + ms('V8CompileDuration');
  const style = ms('RecalcStyleDuration');
  const layout = ms('LayoutDuration');
  const all = ms('TaskDuration') - ms('DevToolsCommandDuration');
  return { script, style, layout, other: all - script - style - layout, all };
};

const less = (later, sooner) =>
  Object.fromEntries(Object.entries(later).map(([kind, ms]) => [kind, ms - sooner[kind]]));

/**
 * Processor time of a page's main thread without slowdown, by kind, in milliseconds.
 * @param {import('playwright').Browser} browser
 * @param {string} address
 */
export const measureWork = (browser, address) =>
  onPhone(browser, async (page, session) => {
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    await session.send('Page.enable');
    const read = async () => totals((await session.send('Performance.getMetrics')).metrics);
    const loaded = new Promise((resolve) => {
      session.once('Page.loadEventFired', () => resolve(read()));
    });
    await page.goto(address, { waitUntil: 'load', timeout: 60_000 });
    await wait(QUIET_AFTER_LOAD_MS);
    const untilLoad = await loaded;
    return { untilLoad, afterLoad: less(await read(), untilLoad) };
  });

/** Which characters of a script were run, its functions from the outer ones in. */
function charactersUsed({ source = '', functions }) {
  const used = new Uint8Array(source.length);
  for (const { startOffset, endOffset, count } of functions.flatMap(({ ranges }) => ranges))
    used.fill(count > 0 ? 1 : 0, startOffset, endOffset);
  return used.reduce((sum, one) => sum + one, 0);
}

/** How much of a page's JavaScript is run on a first visit and how much is not, in characters as they are unpacked. */
export const measureUse = (browser, address) =>
  onPhone(browser, async (page) => {
    await page.coverage.startJSCoverage({ resetOnNavigation: false });
    await page.goto(address, { waitUntil: 'load', timeout: 60_000 });
    await wait(QUIET_AFTER_LOAD_MS);
    const scripts = await page.coverage.stopJSCoverage();
    const all = scripts.reduce((sum, { source }) => sum + (source?.length ?? 0), 0);
    const used = scripts.reduce((sum, script) => sum + charactersUsed(script), 0);
    return { used, unused: all - used };
  });
