import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import { expect, test } from 'vitest';
import { Wire } from './wire.ts';

/** Opens a connection that has a statement prepared and a transaction open. */
async function busyConnection(host: string, n: number): Promise<pg.Client> {
  const client = new pg.Client({ host, database: 'postgres', user: 'postgres' });
  client.on('error', () => undefined);
  await client.connect();
  await client.query({ name: `statement ${n}`, text: 'select $1::int as n', values: [n] });
  if (n === 0) await client.query('begin');
  return client;
}

test('a database closes under connections that have statements prepared and a transaction open', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'otzar-wire-'));
  const db = await PGlite.create();
  const wire = new Wire(db);
  await wire.listen(join(folder, '.s.PGSQL.5432'));
  const clients = [];
  for (const n of [4, 3, 2, 1, 0]) clients.push(await busyConnection(folder, n));
  const asked = Promise.allSettled(clients.map((client) => client.query('select 1')));
  await wire.close();
  await db.close();
  expect(new Set((await asked).map(({ status }) => status))).toEqual(new Set(['rejected']));
  await rm(folder, { recursive: true, force: true });
});
