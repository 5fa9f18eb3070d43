import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTemporaryDatabase, type TemporaryDatabase } from '../db/temporary-database.ts';
import { countTowardsLimit, type LimitedCaller, requireWithinLimit } from './rate-limit.ts';

const NOON = new Date('2026-11-24T12:00:00.000Z');
const inMinutes = (minutes: number) => new Date(NOON.getTime() + minutes * 60_000);

let database: TemporaryDatabase;

beforeAll(async () => {
  database = await openTemporaryDatabase();
});

afterAll(() => database.remove());

const refused = (guesser: LimitedCaller, now = NOON, what = 'gift-card') =>
  requireWithinLimit(database.db, what, guesser, now).then(
    () => false,
    ({ status, details }) => status === 429 && Number(details.headers['Retry-After']) > 0,
  );

const guess = async (guesser: LimitedCaller, times: number) => {
  for (const _ of Array.from({ length: times }))
    await countTowardsLimit(database.db, 'gift-card', guesser, NOON);
};

test('a browser that guesses has to wait a quarter of an hour, and nobody else', async () => {
  const guesser = { session: 'one', address: '203.0.113.1' };
  await guess(guesser, 9);
  expect(await refused(guesser)).toBe(false);
  await guess(guesser, 1);
  expect(await refused(guesser)).toBe(true);
  await expect(countTowardsLimit(database.db, 'gift-card', guesser, NOON)).rejects.toMatchObject({
    status: 429,
  });
  expect(await refused({ session: 'two', address: '203.0.113.1' })).toBe(false);
  expect(await refused(guesser, NOON, 'discount')).toBe(false);
  expect(await refused(guesser, inMinutes(14.9))).toBe(true);
  expect(await refused(guesser, inMinutes(15.1))).toBe(false);
});

test('an address that takes a new session for every few guesses has to wait too', async () => {
  const address = '203.0.113.2';
  for (const session of Array.from({ length: 20 }, (_, at) => `new ${at}`))
    await guess({ session, address }, 5);
  expect(await refused({ session: 'the next', address })).toBe(true);
  expect(await refused({ session: 'the next', address: '203.0.113.3' })).toBe(false);
});
