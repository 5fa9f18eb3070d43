import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { ended, root } from '../../../storefront/launch/process.mjs';
import { runShop } from '../../runner/shop.mjs';
import { beforeAndAim } from './before.mjs';
import { onPostgres } from './on-postgres.mjs';
import { median, table } from './statistics.mjs';
import { visit } from './visit.mjs';

/** How many order at once: a row each. */
export const CLIENTS = [1, 10, 50];
const SECONDS = 8;
const WARM_UP_ORDERS = 20;
/** So many of a thing must be there that no run empties its shelf. */
const ENOUGH = 80;

const address = {
  name: 'Noa Levi',
  street: '12 Maple Street',
  city: 'Brooklyn',
  region: 'NY',
  postal_code: '11201',
  country: 'US',
};

async function findOffers(origin, write) {
  const categories = await (await fetch(`${origin}/api/categories`)).json();
  const cards = [];
  for (const { value } of categories) {
    for (const page of [1, 2, 3, 4]) {
      const id = value.split('/').at(-1);
      const listing = await (await fetch(`${origin}/api/listing/${id}?page=${page}`)).json();
      cards.push(...(listing.products ?? []));
    }
  }
  const products = cards
    .filter((card) => !card.has_variations && card.item_type === 'physical' && card.max >= ENOUGH)
    .map(({ id, type }) => ({ id, type, quantity: 1 }));
  const { body } = await write('/api/max', { products });
  return body.filter(({ price }) => price > 0);
}

/** Orders of three things each, at the totals that the shop itself tells. */
async function ordersOf(origin, write) {
  const offers = await findOffers(origin, write);
  const options = await write('/api/shipping/index', { zip_code: address.postal_code });
  const bodies = [];
  for (let at = 0; at + 3 <= offers.length; at += 3) {
    const lines = offers
      .slice(at, at + 3)
      .map(({ id, type, price }) => ({ id, type, quantity: 1, price }));
    const body = {
      email: 'noa@example.com',
      lines,
      shipping_type: { delivery: true, id: options.body.cheapest.id },
      shipping_info: address,
      pickup_info: null,
      card_token: null,
      expected_total: 0,
    };
    const told = await write('/api/order', body, { 'Idempotency-Key': randomUUID() });
    bodies.push({ ...body, expected_total: told.body.totals.total });
  }
  return bodies;
}

async function client(origin) {
  const { write } = await visit(origin);
  const card = { card: '4242424242424242', exp: '1239', cvc: '123' };
  const { body } = await write('/api/card/createToken', card);
  return { write, card_token: body.Token };
}

/** Places one order, and says how many milliseconds it took. */
async function place({ write, card_token }, body) {
  const start = performance.now();
  const order = { ...body, card_token };
  const answer = await write('/api/order', order, { 'Idempotency-Key': randomUUID() });
  if (answer.status !== 201)
    throw new Error(`An order answered ${answer.status}: ${answer.body.message}`);
  return performance.now() - start;
}

async function measureClients(origin, bodies, count) {
  const clients = await Promise.all(Array.from({ length: count }, () => client(origin)));
  let turn = 0;
  const next = () => bodies[turn++ % bodies.length];
  const until = performance.now() + SECONDS * 1000;
  const times = [];
  const start = performance.now();
  const run = async (shopper) => {
    while (performance.now() < until) times.push(await place(shopper, next()));
  };
  await Promise.all(clients.map(run));
  const seconds = (performance.now() - start) / 1000;
  return { median: median(times), rate: times.length / seconds };
}

async function measureOn(env) {
  const shop = await runShop({ env });
  try {
    const { write } = await visit(shop.origin);
    const bodies = await ordersOf(shop.origin, write);
    const warm = await client(shop.origin);
    for (let turn = 0; turn < WARM_UP_ORDERS; turn += 1) await place(warm, bodies[turn]);
    const measured = [];
    for (const count of CLIENTS) {
      measured.push(await measureClients(shop.origin, bodies, count));
      console.log(`orders: ${env.DATABASE_URL ? 'PostgreSQL' : 'embedded'}, ${count} clients`);
    }
    return measured;
  } finally {
    await shop.close();
  }
}

/** Milliseconds that the totals of a bag of 200 lines take; the rules are TypeScript, so a child works them out. */
async function timeTotals() {
  const child = spawn(process.execPath, ['--import', 'tsx', 'tests/performance/bench/totals.ts'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  child.stdout.on('data', (chunk) => {
    said += chunk;
  });
  const { code } = await ended(child);
  if (code !== 0) throw new Error('The totals could not be measured.');
  return Number(said);
}

/** How quickly orders are placed on both databases, and totals worked out. */
export async function ordersReport() {
  const embedded = await measureOn({});
  const real = (await onPostgres(measureOn)) ?? [];
  const cells = (database, count, measured) => {
    const { before, aim } = beforeAndAim(`orders, ${database}`, count);
    const now = measured ? [measured.rate.toFixed(0), measured.median.toFixed(1)] : ['–', '–'];
    return [before, ...now, aim];
  };
  const rows = CLIENTS.map((count, at) => [
    count,
    ...cells('embedded', count, embedded[at]),
    ...cells('PostgreSQL', count, real[at]),
  ]);
  const heads = ['embedded', 'PostgreSQL'].flatMap((database) => [
    `${database}, before`,
    'orders a second',
    'median ms',
    'aim',
  ]);
  return `## Orders

Three things each, paid by a card of the sandbox; server, database and clients on the same machine.

${table(['clients', ...heads], rows)}

The totals of a bag of 200 lines take ${(await timeTotals()).toFixed(2)} ms (median).`;
}
