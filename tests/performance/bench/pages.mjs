import { openBrowser } from '../../runner/open-browser.mjs';
import { beforeAndAim } from './before.mjs';
import { findPages } from './find-pages.mjs';
import { startFloor } from './floor.mjs';
import { interleave } from './interleave.mjs';
import { inLighthouse } from './lighthouse.mjs';
import { measurePage } from './page.mjs';
import { median, ms, table } from './statistics.mjs';

const LIGHTHOUSE_RUNS = 3;

const of = (runs, name) => runs.map((run) => run[name]);

/** What is told of a page, by the name of its row: of its runs, those of its floor and Lighthouse's. */
export const rows = {
  TTFB: ({ page }) => ms(of(page, 'ttfb')),
  FCP: ({ page }) => ms(of(page, 'fcp')),
  LCP: ({ page }) => ms(of(page, 'lcp')),
  'LCP of': ({ page }) => page[0].lcpElement ?? '–',
  'LCP of the floor': ({ floor }) => (floor ? ms(of(floor, 'lcp')) : '–'),
  'LCP ratio': ({ page, floor }) =>
    floor ? (median(of(page, 'lcp')) / median(of(floor, 'lcp'))).toFixed(2) : '–',
  CLS: ({ page }) => median(of(page, 'cls')).toFixed(3),
  'total blocking': ({ page }) => ms(of(page, 'blocking')),
  Lighthouse: ({ told }) => median(of(told, 'score')),
  'blocked in Lighthouse': ({ told }) => Math.round(median(of(told, 'blocked'))),
};

/** Each page as often as it needs for a median, all in turn. */
async function measureAll({ own, floors, beside, runs }) {
  const browser = await openBrowser();
  const addresses = { ...own, ...floors, ...beside };
  const measure = (address) => measurePage(browser, address);
  try {
    return await interleave(addresses, { runs, what: 'pages', measure });
  } finally {
    await browser.close();
  }
}

/**
 * The pages on a slow phone, each beside its own floor, and what else is to stand beside them.
 * @param {string} origin
 * @param {{ names: string[], runs: number, beside: Record<string, string> }} options
 */
export async function pagesReport(origin, { names, runs, beside }) {
  const found = await findPages(origin);
  const floor = await startFloor(origin);
  const own = Object.fromEntries(names.map((name) => [name, origin + found[name]]));
  const floors = Object.fromEntries(
    names.map((name) => [`${name} floor`, floor.origin + found[name]]),
  );
  const taken = await measureAll({ own, floors, beside, runs }).finally(floor.close);
  const lighthouseRuns = Math.min(runs, LIGHTHOUSE_RUNS);
  const told = await interleave(
    { ...own, ...beside },
    { runs: lighthouseRuns, what: 'Lighthouse', measure: inLighthouse },
  );
  const pages = {};
  for (const [name, its] of told)
    pages[name] = { page: taken.get(name), floor: taken.get(`${name} floor`), told: its };
  const others = Object.keys(beside);
  const cells = Object.entries(rows).map(([row, tell]) => {
    const { before, aim } = beforeAndAim('pages', row, names);
    const now = names.map((name) => tell(pages[name])).join(' / ');
    return [row, before, now, aim, ...others.map((name) => tell(pages[name]))];
  });
  return `## Pages on a slow phone

375 px, 4× slower processor, 1.6 Mbit/s, 150 ms, all of it in the browser; ${names.join(' / ')}; medians of ${runs} interleaved runs ± half the spread, in ms; the floor is the same page with its scripts stripped. Lighthouse's figures are medians of ${lighthouseRuns} interleaved runs.

${table(['what', 'before', 'now', 'aim', ...others], cells)}`;
}
