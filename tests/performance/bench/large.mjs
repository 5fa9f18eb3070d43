import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ended, root } from '../../../storefront/launch/process.mjs';
import { startPostgres } from '../../runner/postgres.mjs';
import { runShop } from '../../runner/shop.mjs';
import { oneClient } from './load.mjs';
import { findPages } from './pages.mjs';
import { table } from './statistics.mjs';

const PRODUCTS = 100_000;
const READS = 40;

async function seed(env) {
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', 'storefront/server/seed/command.ts', '--products', String(PRODUCTS)],
    { cwd: root, env: { ...process.env, ...env }, stdio: 'inherit' },
  );
  const { code } = await ended(child);
  if (code !== 0) throw new Error('The large catalogue could not be seeded.');
}

/** The last number in an address, which is the id of what it shows. */
const idOf = (path) => path.split('/').at(-1);

async function readsOf(origin) {
  const { listing, product } = await findPages(origin);
  const read = (pathOf) => oneClient((turn) => `${origin}${pathOf(turn)}`, READS);
  const category = `/api/listing/${idOf(listing)}`;
  return {
    home: await read(() => '/api/home'),
    'product by id': await read((turn) => `/api/product/${(turn % 50) + Number(idOf(product))}`),
    'listing, first page': await read(() => category),
    'listing, page 40 by price': await read(() => `${category}?page=40&sort=price-asc`),
    'search, one word': await read(() => '/api/search?q=river'),
    'search, two words': await read(() => '/api/search?q=river%20house'),
  };
}

async function measureOn(env) {
  const folder = mkdtempSync(join(tmpdir(), 'otzar-large-'));
  try {
    await seed({ DATA_DIR: folder, ...env });
    const shop = await runShop({ env: { DATA_DIR: folder, ...env } });
    try {
      return await readsOf(shop.origin);
    } finally {
      await shop.close();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function onPostgres() {
  const postgres = await startPostgres();
  if (!postgres) return {};
  try {
    return await measureOn({ DATABASE_URL: postgres.url });
  } finally {
    await postgres.stop();
  }
}

/** Reads of the API with a large catalogue, on both databases. */
export async function largeReport() {
  const real = await onPostgres();
  const embedded = await measureOn({});
  const cell = (value) => (value === undefined ? 'not measured' : value.toFixed(1));
  const rows = Object.keys(embedded).map((name) => [name, cell(real[name]), cell(embedded[name])]);
  return `## Reads with ${PRODUCTS.toLocaleString('en')} products

One client, median ms.

${table(['call', 'PostgreSQL', 'embedded'], rows)}`;
}
