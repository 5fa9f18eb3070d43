import autocannon from 'autocannon';
import { PHONE } from './phone.mjs';
import { median } from './statistics.mjs';

const ONE_CLIENT_REQUESTS = 60;
const MANY_CLIENTS = 50;
const SECONDS = 8;

const headers = { 'user-agent': PHONE, 'accept-encoding': 'br' };

/** Milliseconds that one answer takes when nobody else asks. */
async function timeOf(address) {
  const start = performance.now();
  const answer = await fetch(address, { headers });
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}.`);
  return performance.now() - start;
}

/**
 * Median of one client asking one thing after another, after a few to warm up.
 * @param {(turn: number) => string} addressOf
 */
export async function oneClient(addressOf, turns = ONE_CLIENT_REQUESTS) {
  for (let turn = 0; turn < 10; turn += 1) await timeOf(addressOf(turn));
  const times = [];
  for (let turn = 10; turn < 10 + turns; turn += 1) times.push(await timeOf(addressOf(turn)));
  return median(times);
}

/**
 * Answers a second when many ask at once.
 * @param {string} origin
 * @param {(turn: number) => string} pathOf
 */
export async function manyClients(origin, pathOf) {
  let turn = 1_000;
  const result = await autocannon({
    url: origin,
    connections: MANY_CLIENTS,
    duration: SECONDS,
    headers,
    requests: [{ setupRequest: (request) => ({ ...request, path: pathOf(turn++) }) }],
  });
  if (result.non2xx > 0) throw new Error(`${result.non2xx} answers were no success.`);
  return result.requests.average;
}
