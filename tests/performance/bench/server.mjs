import { manyClients, oneClient } from './load.mjs';
import { findPages } from './pages.mjs';
import { table } from './statistics.mjs';

/** A page number makes an address that no cache has seen; a product page shows the same at each. */
const rendered = (path) => (turn) => `${path}${path.includes('?') ? '&' : '?'}page=${turn}`;

async function rowOf(origin, name, addressOf) {
  const alone = await oneClient((turn) => origin + addressOf(turn));
  const together = await manyClients(origin, addressOf);
  return [name, alone.toFixed(1), Math.round(together)];
}

/** How quickly the server makes pages and hands them out. */
export async function serverReport(origin) {
  const { listing, search, product } = await findPages(origin);
  const rows = [];
  for (const [name, path] of Object.entries({ listing, search, product }))
    rows.push(await rowOf(origin, `${name}, rendered`, rendered(path)));
  rows.push(await rowOf(origin, 'product, from the cache', () => product));
  return `## Server

Whole pages, server and clients on the same machine.

${table(['page', 'one client, median ms', '50 clients, pages a second'], rows)}`;
}
