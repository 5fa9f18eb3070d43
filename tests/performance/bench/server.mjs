import { runShop } from '../../runner/shop.mjs';
import { beforeAndAim } from './before.mjs';
import { findPages } from './find-pages.mjs';
import { manyClients, oneClient } from './load.mjs';
import { idleMemory, shopMemory } from './memory.mjs';
import { onPostgres } from './on-postgres.mjs';
import { table } from './statistics.mjs';

/** A zip code makes an address that no cache has seen, and changes nothing of these pages. */
const rendered = (path) => (turn) => `${path}${path.includes('?') ? '&' : '?'}zip=${10_000 + turn}`;

/** The pages that are asked for, by the name of their row: an address for each turn. */
export const pages = {
  'listing, rendered': ({ listing }) => rendered(listing),
  'search, rendered': ({ search }) => rendered(search),
  'product, rendered': ({ product }) => rendered(product),
  'product, from the cache':
    ({ product }) =>
    () =>
      product,
};

const IDLE = 'idle after start';
const LOADED = 'after the load';
export const memoryRows = [IDLE, LOADED];

/** What one shop does, by the name of each row. */
async function measureShop(what, env) {
  const shop = await runShop({ env });
  try {
    // A first start fills the database too, which no later one does.
    await shop.restart();
    const found = await findPages(shop.origin);
    const memory = { [IDLE]: await idleMemory() };
    const alone = {};
    const together = {};
    for (const [name, pathsOf] of Object.entries(pages)) {
      const pathOf = pathsOf(found);
      alone[name] = await oneClient((turn) => shop.origin + pathOf(turn));
      together[name] = await manyClients(shop.origin, pathOf);
      console.log(`server: ${what}: ${name}`);
    }
    memory[LOADED] = shopMemory();
    return { alone, together, memory };
  } finally {
    await shop.close();
  }
}

async function measureShops() {
  const embedded = await measureShop('embedded', {});
  const real = await onPostgres(async (env) => ({
    one: await measureShop('PostgreSQL, 1 worker', { ...env, WORKERS: '1' }),
    two: await measureShop('PostgreSQL, 2 workers', { ...env, WORKERS: '2' }),
  }));
  return [embedded, real?.one, real?.two];
}

/** How quickly the server makes pages and hands them out, and what memory it takes. */
export async function serverReport() {
  const shops = await measureShops();
  const compared = (name, part, digits) => {
    const rows = Object.keys(shops[0][part]).map((row) => {
      const { before, aim } = beforeAndAim(name, row);
      const cells = shops.map((shop) => shop?.[part][row].toFixed(digits) ?? 'not measured');
      return [row, before, ...cells, aim];
    });
    return table(
      [name, 'before', 'embedded', 'PostgreSQL, 1 worker', 'PostgreSQL, 2 workers', 'aim'],
      rows,
    );
  };
  return `## Server

Whole pages, server, database and clients on the same machine; "before" is of the embedded database. One client, median ms:

${compared('one client', 'alone', 1)}

50 clients:

${compared('pages a second', 'together', 0)}

Memory of all the shop's processes, the embedded database's among them and PostgreSQL's not, in MB; the database was filled before the start:

${compared('memory', 'memory', 0)}`;
}
