import { openBrowser } from '../../runner/open-browser.mjs';
import { startFloor } from './floor.mjs';
import { mobileScore } from './lighthouse.mjs';
import { measurePage } from './page.mjs';
import { median, spread, table } from './statistics.mjs';

const LIGHTHOUSE_RUNS = 3;

/** The addresses that are measured, found as a shopper finds them: from the shop window on. */
export async function findPages(origin) {
  const home = await (await fetch(`${origin}/api/home`)).json();
  const listing = home.departments[0].path;
  const product = home.rails[0].products[0].path;
  return { home: '/', listing, search: '/search?q=river', product };
}

/** One of each in turn, so that a slow minute of the machine falls on all alike. */
async function interleave(browser, addresses, runs) {
  const taken = new Map(Object.keys(addresses).map((name) => [name, []]));
  for (let run = 0; run < runs; run += 1) {
    for (const [name, address] of Object.entries(addresses)) {
      taken.get(name).push(await measurePage(browser, address));
      console.log(`${name}, run ${run + 1} of ${runs}`);
    }
  }
  return taken;
}

const ms = (values) => `${Math.round(median(values))} ± ${Math.round(spread(values) / 2)}`;
const kB = (values) => (median(values) / 1000).toFixed(1);
const of = (runs, name) => runs.map((run) => run[name]);
const ratio = (page, floor, name) => (median(of(page, name)) / median(of(floor, name))).toFixed(2);

function timeRow(name, page, floor) {
  return [
    name,
    ms(of(page, 'ttfb')),
    ms(of(page, 'fcp')),
    `${ms(of(page, 'lcp'))} (${page[0].lcpElement})`,
    ms(of(floor, 'lcp')),
    ratio(page, floor, 'lcp'),
    median(of(page, 'cls')).toFixed(3),
    ms(of(page, 'blocking')),
  ];
}

function weightRow(name, page, score) {
  const part = (kind) => kB(page.map(({ bytes }) => bytes[kind]));
  return [
    name,
    kB(of(page, 'scriptsToLoad')),
    ...['html', 'js', 'css', 'font', 'image', 'other'].map(part),
    kB(of(page, 'total')),
    median(of(page, 'requests')),
    score,
  ];
}

async function scoreOf(address) {
  const scores = [];
  for (let run = 0; run < LIGHTHOUSE_RUNS; run += 1) scores.push(await mobileScore(address));
  return median(scores);
}

/**
 * The pages on a slow phone, each beside its own floor.
 * @param {string} origin
 * @param {{ names: string[], runs: number }} options
 */
export async function pagesReport(origin, { names, runs }) {
  const found = await findPages(origin);
  const floor = await startFloor(origin);
  const browser = await openBrowser();
  const addresses = Object.fromEntries(
    names.flatMap((name) => [
      [name, origin + found[name]],
      [`${name} floor`, floor.origin + found[name]],
    ]),
  );
  let taken;
  try {
    await interleave(browser, addresses, 1);
    taken = await interleave(browser, addresses, runs);
  } finally {
    await browser.close();
    floor.close();
  }
  const pairs = names.map((name) => [name, taken.get(name), taken.get(`${name} floor`)]);
  const scores = {};
  for (const name of names) scores[name] = await scoreOf(origin + found[name]);
  return `## Pages on a slow phone

375 px, 4× slower processor, 1.6 Mbit/s, 150 ms; medians of ${runs} interleaved runs ± half the spread, in ms; the floor is the same page with its scripts stripped.

${table(
  ['page', 'TTFB', 'FCP', 'LCP', 'LCP floor', 'LCP ratio', 'CLS', 'total blocking'],
  pairs.map((pair) => timeRow(...pair)),
)}

Bytes that travelled, in kB:

${table(
  [
    'page',
    'JavaScript to load',
    'html',
    'js',
    'css',
    'font',
    'image',
    'other',
    'all',
    'requests',
    'Lighthouse',
  ],
  pairs.map(([name, page]) => weightRow(name, page, scores[name])),
)}`;
}
