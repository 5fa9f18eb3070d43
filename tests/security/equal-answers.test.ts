import { api } from '@otzar/contract/api';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { session } from '../../storefront/server/db/schema.ts';
import { hashPassword } from '../../storefront/server/features/customer/password.ts';
import { accountHolder, newEmail, PASSWORD } from '../contract/account-holder.ts';
import type { Visitor } from '../contract/visitor.ts';
import { Outside } from './outside.ts';

const ROUNDS = 50;

let outside: Outside;
let known: string;

beforeAll(async () => {
  outside = await Outside.stand(20);
  known = (await accountHolder(outside.from())).customer.email;
});

afterAll(() => outside.close());

/** What other work on the machine adds to a time is never below nothing: the shortest of many shows the work alone. */
const shortest = (ms: number[]) => Math.min(...ms);

const timed = async <T>(work: () => Promise<T>) => {
  const started = performance.now();
  const result = await work();
  return { result, ms: performance.now() - started };
};

const signIn = (visitor: Visitor, email: string) =>
  visitor.try(api.logIn, { body: { email, password: 'wrong' } });

const calls: [string, (visitor: Visitor, email: string) => Promise<Response>][] = [
  ['signing in', signIn],
  ['asking for a new password', (v, email) => v.try(api.forgotPassword, { body: { email } })],
  [
    'registering',
    (v, email) => v.try(api.register, { body: { name: 'Eve', email, password: PASSWORD } }),
  ],
  ['signing in where a password is hashed in another way', signIn],
];

/** Stores the known password as no password is hashed any more. */
const hashOtherwise = () =>
  outside.db.$client.query('update customer set password_hash = $1 where email = $2', [
    `scrypt$15$8$1$${'A'.repeat(22)}==$${'A'.repeat(43)}=`,
    known,
  ]);

test.each(calls)('%s tells by neither word nor time who has an account', async (name, call) => {
  if (name === 'signing in where a password is hashed in another way') await hashOtherwise();
  const times = { known: [] as number[], unknown: [] as number[], hash: [] as number[] };
  const said = { known: new Set<string>(), unknown: new Set<string>() };
  const ask = async (who: 'known' | 'unknown', email: string) => {
    const visitor = await outside.visitor();
    const { result: response, ms } = await timed(() => call(visitor, email));
    times[who].push(ms);
    const text = (await response.text()).replaceAll(email, '{email}');
    const cookies = response.headers.getSetCookie().map((cookie) => cookie.split('=')[0]);
    said[who].add(JSON.stringify([response.status, text, cookies]));
  };
  for (let round = 0; round < ROUNDS; round++) {
    // Long enough for every count of tries and letters to begin again.
    outside.wait(61);
    const turns = [() => ask('known', known), () => ask('unknown', newEmail())];
    for (const turn of round % 2 ? turns : turns.toReversed()) await turn();
    times.hash.push((await timed(() => hashPassword(PASSWORD))).ms);
  }
  expect(said.known).toEqual(said.unknown);
  expect(said.known.size).toBe(1);
  const gap = Math.abs(shortest(times.known) - shortest(times.unknown));
  // Nobody tells ten hashes' time from the network's; where nothing else differs, one that is spared shows at any speed.
  const most = name.startsWith('signing in') ? 0.75 : 10;
  expect(gap).toBeLessThan(most * shortest(times.hash));
});

test('registering writes as much down for a known address as for a new one', async () => {
  const written = async (email: string) => {
    const visitor = await outside.visitor();
    const before = await outside.db.$count(session);
    await visitor.call(api.register, { body: { name: 'Eve', email, password: PASSWORD } });
    return (await outside.db.$count(session)) - before;
  };
  expect(await written(known)).toBe(await written(newEmail()));
});

test('registering with a known address signs nobody in', async () => {
  const visitor = await outside.visitor();
  await visitor.call(api.register, { body: { name: 'Eve', email: known, password: PASSWORD } });
  expect(await visitor.call(api.readCustomer)).toEqual({ customer: null });
});
