import { randomUUID } from 'node:crypto';
import { beforeAndAim } from './before.mjs';
import { median, table } from './statistics.mjs';
import { visit } from './visit.mjs';

const CLIENTS = [1, 20];
const logInRow = (count) => `log in, ${count} at once`;
const GUEST = 'who is signed in, a guest';
const CUSTOMER = 'who is signed in, a customer';
/** The names of its rows. */
export const accountRows = [...CLIENTS.map(logInRow), GUEST, CUSTOMER];

const LOGINS_EACH = 15;
const CHECKS = 200;
const password = 'lanterns over 12 roofs';

/** Somebody with an account, in a browser of their own. */
async function member(origin) {
  const email = `${randomUUID()}@example.com`;
  const { write } = await visit(origin);
  const { status } = await write('/api/register', { name: 'Dana Peled', email, password });
  if (status !== 201) throw new Error(`An account answered ${status}.`);
  return { email, ...(await visit(origin)) };
}

/** Milliseconds that something takes, which must succeed. */
async function timeOf(work) {
  const start = performance.now();
  const { status } = await work();
  if (status !== 200) throw new Error(`An answer was ${status}.`);
  return performance.now() - start;
}

async function logInAgain({ email, write }) {
  const times = [];
  for (let turn = 0; turn < LOGINS_EACH; turn += 1)
    times.push(await timeOf(() => write('/api/login', { email, password })));
  return times;
}

async function checksOf({ read }) {
  const times = [];
  for (let turn = 0; turn < CHECKS; turn += 1)
    times.push(await timeOf(() => read('/api/customer')));
  return median(times.slice(CHECKS / 10));
}

/** How long customers wait to be let in, and what it costs to ask who they are. */
export async function accountsReport(origin) {
  const members = [];
  // One after another: the shop lets nobody make many accounts at once.
  for (let turn = 0; turn < Math.max(...CLIENTS); turn += 1) members.push(await member(origin));
  const rows = [];
  for (const count of CLIENTS) {
    const times = await Promise.all(members.slice(0, count).map(logInAgain));
    rows.push([logInRow(count), median(times.flat()).toFixed(1)]);
    console.log(`accounts: ${logInRow(count)}`);
  }
  rows.push([GUEST, (await checksOf(await visit(origin))).toFixed(1)]);
  rows.push([CUSTOMER, (await checksOf(members[0])).toFixed(1)]);
  return `## Accounts

Over HTTP, each client one request after another; server, embedded database and clients on the same machine.

Median ms:

${table(
  ['call', 'before', 'now', 'aim'],
  rows.map(([call, now]) => {
    const { before, aim } = beforeAndAim('accounts', call);
    return [call, before, now, aim];
  }),
)}`;
}
