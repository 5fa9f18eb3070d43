import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ended, root } from '../../../storefront/launch/process.mjs';
import { onPostgres } from './on-postgres.mjs';
import { seedCatalogue } from './seed-catalogue.mjs';
import { median, table } from './statistics.mjs';

const PRODUCTS = 100_000;

/** What a machine that others use takes no time from. */
const fastestTenth = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 10)];

/** The search is TypeScript, so a child times it. */
async function timesIn(env) {
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', 'tests/performance/bench/time-searches.ts'],
    { cwd: root, env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'inherit'] },
  );
  // A letter may come in two pieces.
  child.stdout.setEncoding('utf8');
  const { code, said } = await ended(child);
  if (code !== 0) throw new Error('The searches could not be measured.');
  return JSON.parse(said);
}

async function timeSearches(env) {
  const folder = mkdtempSync(join(tmpdir(), 'otzar-searches-'));
  const there = { DATA_DIR: folder, ...env };
  try {
    await seedCatalogue(PRODUCTS, there);
    return await timesIn(there);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Of the queries of one kind: the median, the slowest of their medians and fastest tenths, and the worst single one. */
function summary(queries, way) {
  const times = queries.map((query) => query[way]);
  const figures = [
    median(times.flat()),
    Math.max(...times.map(median)),
    Math.max(...times.map(fastestTenth)),
    Math.max(...times.flat()),
  ];
  return figures.map((figure) => figure.toFixed(1)).join(' / ');
}

/** A table of what one database took. */
function tableOf(measured) {
  const kinds = [...new Set(measured.map(({ kind }) => kind))];
  const rows = kinds.map((kind) => {
    const queries = measured.filter((query) => query.kind === kind);
    return [kind, summary(queries, 'found'), summary(queries, 'suggested')];
  });
  return table(['what is typed', 'result page', 'under the field'], rows);
}

/** What each kind of query costs in a large catalogue, on both databases. */
export async function searchesReport() {
  const embedded = await timeSearches({});
  const real = await onPostgres(timeSearches);
  return `## Searches

Of ${PRODUCTS.toLocaleString('en')} products, in ms, without the network: median / slowest query's median / slowest query's fastest tenth / worst single one, of 25 turns of each query. "Under the field" is both lists of one request. The aim is 15.

Embedded:

${tableOf(embedded)}

PostgreSQL:

${real ? tableOf(real) : 'not measured'}`;
}
