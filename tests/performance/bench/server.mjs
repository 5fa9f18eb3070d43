import { manyClients, oneClient } from './load.mjs';
import { findPages } from './pages.mjs';
import { table } from './statistics.mjs';

/** A page number makes an address that no cache has seen; a product page shows the same at each. */
const rendered = (path) => (turn) => `${path}?page=${turn}`;

/** How quickly the server makes and hands out a product page. */
export async function serverReport(origin) {
  const { product } = await findPages(origin);
  const kept = () => product;
  const fresh = rendered(product);
  const rows = [
    [
      'rendered',
      (await oneClient((turn) => origin + fresh(turn))).toFixed(1),
      Math.round(await manyClients(origin, fresh)),
    ],
    [
      'from the cache',
      (await oneClient(() => origin + product)).toFixed(1),
      Math.round(await manyClients(origin, kept)),
    ],
  ];
  return `## Server

The product page, server and clients on the same machine.

${table(['', 'one client, median ms', '50 clients, pages a second'], rows)}`;
}
