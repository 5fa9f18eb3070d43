import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runShop } from '../../runner/shop.mjs';
import { beforeAndAim } from './before.mjs';
import { findPages } from './find-pages.mjs';
import { oneClient } from './load.mjs';
import { idleMemory } from './memory.mjs';
import { onPostgres } from './on-postgres.mjs';
import { seedCatalogue } from './seed-catalogue.mjs';
import { median, table } from './statistics.mjs';

/** The growth is the point: what takes a second at the last of them was made for the first. */
const SIZES = [1_200, 10_000, 100_000];
const READS = 40;

/** The last number in an address, which is the id of what it shows. */
const idOf = (path) => path.split('/').at(-1);

/** The most common value of each of the first two facts that a listing can be held to. */
async function twoFilters(address) {
  const { facets } = await (await fetch(address)).json();
  return facets
    .filter(({ key }) => key.startsWith('filters.'))
    .slice(0, 2)
    .map(({ key, options }) => `${key}=${options[0].value}`)
    .join('&');
}

/** Both indices in one request, as the search field asks. */
async function suggestionsOf(origin) {
  const times = [];
  for (let turn = 0; turn < READS; turn += 1) {
    const query = ['gar', 'riv', 'boo', 'win'][turn % 4];
    const requests = ['products_query_suggestions', 'products'].map((indexName) => ({
      indexName,
      query,
    }));
    const started = performance.now();
    const answer = await fetch(`${origin}/1/indexes/*/queries`, {
      method: 'POST',
      body: JSON.stringify({ requests }),
    });
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`Suggestions were answered with ${answer.status}.`);
    times.push(performance.now() - started);
  }
  return median(times);
}

const fixed = (path) => () => path;

/** What is read of the shop, by the name of its row: an address for each turn. */
const reads = {
  home: () => fixed('/api/home'),
  'listing with facets': ({ category }) => fixed(category),
  'the same, page 40 by price': ({ category }) => fixed(`${category}?page=40&sort=price-asc`),
  'the same, two filters': ({ category, filters }) => fixed(`${category}?${filters}`),
  'the same, two filters and a price':
    ({ category, filters }) =>
    (turn) =>
      `${category}?${filters}&price_max=${20 + (turn % 10)}`,
  'automated category with facets': () => fixed('/api/automated/1'),
  'search with facets, one word': () => fixed('/api/search?q=river'),
  'search with facets, two words': () => fixed('/api/search?q=river%20house'),
  product:
    ({ product }) =>
    (turn) =>
      `/api/product/${(turn % 50) + product}`,
};
const SUGGESTIONS = 'suggestions for three letters';
const MEMORY = 'memory of the shop, idle, MB';
export const readRows = [...Object.keys(reads), SUGGESTIONS, MEMORY];

async function readsOf(origin) {
  const { listing, product } = await findPages(origin);
  const category = `/api/listing/${idOf(listing)}`;
  const filters = await twoFilters(`${origin}${category}`);
  const found = { category, filters, product: Number(idOf(product)) };
  const times = {};
  for (const [name, pathsOf] of Object.entries(reads)) {
    const pathOf = pathsOf(found);
    times[name] = await oneClient((turn) => `${origin}${pathOf(turn)}`, READS);
  }
  return { ...times, [SUGGESTIONS]: await suggestionsOf(origin) };
}

async function measureOn(products, env) {
  const folder = mkdtempSync(join(tmpdir(), 'otzar-large-'));
  try {
    await seedCatalogue(products, { DATA_DIR: folder, ...env });
    const shop = await runShop({ env: { DATA_DIR: folder, ...env } });
    try {
      const memory = await idleMemory();
      console.log(`large: ${env.DATABASE_URL ? 'PostgreSQL' : 'embedded'}, ${products} products`);
      return { ...(await readsOf(shop.origin)), [MEMORY]: memory };
    } finally {
      await shop.close();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function measureSizes(env) {
  const measured = [];
  for (const products of SIZES) measured.push(await measureOn(products, env));
  return measured;
}

/** Reads of the API as the catalogue grows, on both databases. */
export async function largeReport() {
  const embedded = await measureSizes({});
  const real = (await onPostgres(measureSizes)) ?? [];
  const cell = (value) => (value === undefined ? 'not measured' : value.toFixed(1));
  const rows = readRows.map((name) => {
    const { before, aim } = beforeAndAim('reads', name);
    return [
      name,
      before,
      ...embedded.map((reads) => cell(reads[name])),
      ...SIZES.map((_, at) => cell(real[at]?.[name])),
      aim,
    ];
  });
  const heads = (database) => SIZES.map((size) => `${database}, ${size.toLocaleString('en')}`);
  return `## Reads as the catalogue grows

One client, median ms, by database and number of products. Memory is of all the shop's processes, the embedded database's among them and PostgreSQL's not.

${table(['call', 'before', ...heads('embedded'), ...heads('PostgreSQL'), 'aim'], rows)}`;
}
