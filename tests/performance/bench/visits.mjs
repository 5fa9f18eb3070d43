import { openBrowser } from '../../runner/open-browser.mjs';
import { runShop } from '../../runner/shop.mjs';
import { beforeAndAim } from './before.mjs';
import { secure, trustArgs } from './certificate.mjs';
import { findPages } from './find-pages.mjs';
import { interleave } from './interleave.mjs';
import { openLinkedBrowser } from './linked-browser.mjs';
import { measureAwake, measureVisit, measureWithWorker } from './over-link.mjs';
import { median, ms, table } from './statistics.mjs';
import { measureUse, measureWork } from './work.mjs';

const VISITED = ['home', 'listing', 'product'];

const kB = (bytes) => (bytes / 1000).toFixed(0);
const whole = (value) => String(Math.round(value));
const known = (value, tell) => (value === undefined ? '–' : tell(value));
const middle = (runs, of) => median(runs.map(of));
const work = (of) => [({ work: runs }) => middle(runs, of), whole];

const overLink = (name, tell) => [({ visits }) => middle(visits, (visit) => visit[name]), tell];
const time = (name) => [({ visits }) => visits.map((visit) => visit[name]), ms];

/** Where a page has not answered in some run, it cannot be told. */
const awakeOf = ({ awake }) => (awake.includes(undefined) ? undefined : awake);

/** By the name of its row, where a figure is found and how it is written. */
export const rows = {
  'first byte, ms': time('ttfb'),
  'first paint, ms': time('fcp'),
  'largest paint, ms': time('lcp'),
  'layout shift': overLink('cls', (value) => value.toFixed(3)),
  'awake, ms': [awakeOf, ms],
  requests: overLink('requests', whole),
  scripts: overLink('scripts', whole),
  'JavaScript, kB': overLink('js', kB),
  'of it before the page starts, kB': overLink('jsToStart', kB),
  'html, kB': overLink('html', kB),
  fonts: overLink('fonts', whole),
  'fonts, kB': overLink('font', kB),
  'pictures, kB': overLink('image', kB),
  'all bytes down, kB': overLink('down', kB),
  'requests with the worker': [({ worker }) => worker.requests, whole],
  'bytes down with the worker, kB': [({ worker }) => worker.down, kB],
  'JavaScript used, kB unpacked': [({ use }) => use.used, kB],
  'JavaScript not used, kB unpacked': [({ use }) => use.unused, kB],
  'main thread, ms': work(({ untilLoad, afterLoad }) => untilLoad.all + afterLoad.all),
  'script until the load event, ms': work(({ untilLoad }) => untilLoad.script),
  'style, ms': work(({ untilLoad }) => untilLoad.style),
  'layout, ms': work(({ untilLoad }) => untilLoad.layout),
  'the rest, ms': work(({ untilLoad }) => untilLoad.other),
  'of it after the load event, ms': work(({ afterLoad }) => afterLoad.all),
  'script after the load event, ms': work(({ afterLoad }) => afterLoad.script),
  'style after it, ms': work(({ afterLoad }) => afterLoad.style),
  'layout after it, ms': work(({ afterLoad }) => afterLoad.layout),
  'the rest after it, ms': work(({ afterLoad }) => afterLoad.other),
};

/** What comes over the link: every visit, when the page is awake, and what its worker fetches if it has one. */
async function measureOverLinks(addresses, runs) {
  const { browser, linkOf, close } = await openLinkedBrowser(Object.values(addresses));
  try {
    const taken = await interleave(addresses, {
      runs,
      what: 'visit over the link',
      measure: async (address) => ({
        visit: await measureVisit(browser, linkOf(address), address),
        awake: await measureAwake(browser, linkOf(address), address),
      }),
    });
    const figures = {};
    for (const [name, measured] of taken) {
      figures[name] = {
        visits: measured.map(({ visit }) => visit),
        awake: measured.map(({ awake }) => awake),
        worker: await measureWithWorker(browser, linkOf(addresses[name]), addresses[name]),
      };
      console.log(`visit with the worker: ${name}`);
    }
    return figures;
  } finally {
    await close();
  }
}

/** What the main thread does, without the link and without slowdown. */
async function measureWorkOf(addresses, runs) {
  const browser = await openBrowser(trustArgs());
  try {
    const measure = (address) => measureWork(browser, address);
    const taken = await interleave(addresses, { runs, what: 'main thread', measure });
    const figures = {};
    for (const [name, address] of Object.entries(addresses))
      figures[name] = { work: taken.get(name), use: await measureUse(browser, address) };
    return figures;
  } finally {
    await browser.close();
  }
}

async function measureAll({ names, runs, beside }) {
  const shop = await runShop({ env: secure });
  try {
    const found = await findPages(shop.origin);
    const own = Object.fromEntries(names.map((name) => [name, shop.origin + found[name]]));
    const addresses = { ...own, ...beside };
    const figures = await measureOverLinks(addresses, runs);
    const works = await measureWorkOf(addresses, runs);
    for (const name of Object.keys(figures)) Object.assign(figures[name], works[name]);
    return figures;
  } finally {
    await shop.close();
  }
}

/**
 * A first visit on a phone, over a link that models connections, TLS and HTTP/2.
 * @param {{ names: string[], runs: number, beside: Record<string, string> }} options
 */
export async function visitReport({ names: asked, runs, beside }) {
  const names = asked.filter((name) => VISITED.includes(name));
  const figures = await measureAll({ names, runs, beside });
  const others = Object.keys(beside);
  const cells = Object.entries(rows).map(([row, [find, tell]]) => {
    const { before, aim } = beforeAndAim('visit', row, names);
    const cell = (name) => known(find(figures[name]), tell);
    return [row, before, names.map(cell).join(' / '), aim, ...others.map(cell)];
  });
  return `## A first visit on a phone

${names.join(' / ')}; 375 px, nothing touched, nothing kept; medians of ${runs} interleaved runs, of times ± half the spread.

Until the worker over a link that carries 1.6 Mbit/s down and 0.75 up and takes 150 ms there and back; a connection opens after one round trip and starts slowly, TLS and HTTP/2 are the shop's own; no slowdown of the processor. All bytes down are those of the link, headers and TLS included; the others are the browser's, with headers. A page starts with DOMContentLoaded, when the scripts that it names have run, and is awake when the first button of its header or its navigation, pressed in every frame, changes something of it in the same turn; where there is none that does within half a minute it cannot be told, and stands as –. The worker comes after ten idle seconds; it is of one run, and only what it asks of the shop is counted. A shop without one asks for what it asks for in twelve idle seconds. JavaScript used and the main thread's processor time are without the link.

${table(['what', 'before', 'now', 'aim', ...others], cells)}`;
}
