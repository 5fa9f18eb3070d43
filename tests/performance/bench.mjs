import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, release, totalmem } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildShop } from '../../storefront/launch/build.mjs';
import { ensureInstalled } from '../../storefront/launch/install.mjs';
import { root } from '../../storefront/launch/process.mjs';
import { endChildren } from '../runner/child.mjs';
import { runShop } from '../runner/shop.mjs';
import { readSuiteTimes } from '../runner/suite-times.mjs';
import { withMeasured } from './bench/sections.mjs';
import { suitesReport } from './bench/suites.mjs';

const { values } = parseArgs({
  options: {
    pages: { type: 'string', default: 'home,listing,search,product' },
    runs: { type: 'string', default: '11' },
    large: { type: 'boolean', default: false },
  },
});

const machine = () =>
  `${cpus().length} × ${cpus()[0]?.model ?? 'processor'}, ${Math.round(totalmem() / 2 ** 30)} GB, Linux ${release()}, Node ${process.version}`;

/** Every figure of the bench, in the order in which a reader wants them. */
async function measure() {
  const shop = await runShop();
  try {
    const { pagesReport } = await import('./bench/pages.mjs');
    const { touchesReport } = await import('./bench/touches.mjs');
    const { serverReport } = await import('./bench/server.mjs');
    const { accountsReport } = await import('./bench/accounts.mjs');
    const { bagReport } = await import('./bench/bag.mjs');
    const sections = [
      await pagesReport(shop.origin, { names: values.pages.split(','), runs: Number(values.runs) }),
      await touchesReport(shop.origin),
      await serverReport(shop.origin),
      await bagReport(shop.origin),
      await accountsReport(shop.origin),
    ];
    return sections;
  } finally {
    await shop.close();
  }
}

async function measureOrders() {
  const { ordersReport } = await import('./bench/orders.mjs');
  return ordersReport();
}

async function measureLarge() {
  const { largeReport } = await import('./bench/large.mjs');
  return largeReport();
}

process.once('SIGINT', () => {
  endChildren();
  process.exit(130);
});
await ensureInstalled();
await buildShop();
const sections = await measure();
sections.push(await measureOrders());
if (values.large) sections.push(await measureLarge());
sections.push(suitesReport(readSuiteTimes()));
const where = `${new Date().toISOString().slice(0, 10)}, ${machine()}`;
const path = join(root, 'tests/performance/results.md');
console.log(`\n${where}\n\n${sections.join('\n\n')}\n`);
writeFileSync(path, withMeasured(readFileSync(path, 'utf8'), sections, where));
