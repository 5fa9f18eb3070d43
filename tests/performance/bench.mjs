import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildShop } from '../../storefront/launch/build.mjs';
import { ensureInstalled } from '../../storefront/launch/install.mjs';
import { CommandFailed, root } from '../../storefront/launch/process.mjs';
import { endChildren } from '../runner/child.mjs';
import { runShop } from '../runner/shop.mjs';
import { readSuiteTimes } from '../runner/suite-times.mjs';
import { readArguments } from './bench/arguments.mjs';
import { choose } from './bench/choose.mjs';
import { describeMachine } from './bench/machine.mjs';
import { withMeasured } from './bench/sections.mjs';
import { suitesReport } from './bench/suites.mjs';

/** With a shop of its own, which nothing else asks meanwhile. */
async function onShop(measure) {
  const shop = await runShop();
  try {
    return await measure(shop.origin);
  } finally {
    await shop.close();
  }
}

/**
 * Every part of the bench, in the order in which a reader wants them. Each is read when it is its turn: their packages
 * are installed by then.
 */
const parts = {
  pages: async (options) => {
    const { pagesReport } = await import('./bench/pages.mjs');
    return onShop((origin) => pagesReport(origin, options));
  },
  visit: async (options) => (await import('./bench/visits.mjs')).visitReport(options),
  touches: async (options) => {
    const { touchesReport } = await import('./bench/touches.mjs');
    return onShop((origin) => touchesReport(origin, options));
  },
  server: async () => (await import('./bench/server.mjs')).serverReport(),
  bag: async () => onShop((await import('./bench/bag.mjs')).bagReport),
  accounts: async () => onShop((await import('./bench/accounts.mjs')).accountsReport),
  orders: async () => (await import('./bench/orders.mjs')).ordersReport(),
  large: async () => (await import('./bench/large.mjs')).largeReport(),
  searches: async () => (await import('./bench/searches.mjs')).searchesReport(),
  suites: async () => suitesReport(readSuiteTimes()),
};

async function measureAll() {
  const { chosen, options } = readArguments(process.argv.slice(2));
  const names = choose(Object.keys(parts), chosen);
  await ensureInstalled();
  await buildShop();
  const sections = [];
  for (const name of names) {
    console.log(`\n${name}`);
    sections.push(await parts[name](options));
  }
  const where = `${new Date().toISOString().slice(0, 10)}, ${describeMachine()}`;
  const path = join(root, 'tests/performance/results.md');
  console.log(`\n${where}\n\n${sections.join('\n\n')}\n`);
  writeFileSync(path, withMeasured(readFileSync(path, 'utf8'), sections, where));
}

process.once('SIGINT', () => {
  endChildren();
  process.exit(130);
});
await measureAll().catch((error) => {
  if (!(error instanceof CommandFailed)) throw error;
  console.error(error.message);
  process.exitCode = 1;
});
