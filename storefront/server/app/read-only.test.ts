import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { endShop, type ShopProcess, startShop } from '../../../tests/shop-process.ts';
import { temporaryShop } from '../../../tests/temporary-shop.ts';
import { demo } from '../../demo/demo.ts';
import { openDatabase } from '../db/database.ts';
import { openTemporaryDatabase, type TemporaryDatabase } from '../db/temporary-database.ts';
import { prepare } from './prepare.ts';

/** Makes a database one that can only be read, from the next connection on, and lets go of it. */
async function close({ db, close }: TemporaryDatabase): Promise<void> {
  await db.execute(
    sql.raw(`do $$ begin
      execute format('alter database %I set default_transaction_read_only = on', current_database());
    end $$`),
  );
  await close();
}

/** An embedded database has no setting for it: there it is its folder, of which `open.test.ts` tells. */
const elsewhere = Boolean(process.env.TEST_DATABASE_URL);

describe.runIf(elsewhere)('a shop that is started on a database that can only be read', () => {
  let database: TemporaryDatabase;
  let shop: ShopProcess;

  beforeAll(async () => {
    ({ database } = await temporaryShop());
    await close(database);
    shop = await startShop(database.place);
  });

  afterAll(async () => {
    await endShop(shop);
    await database.remove();
  });

  const read = (path: string) => fetch(`http://127.0.0.1:${shop.port}${path}`);

  test.each(['/api/home', '/api/search?q=journal', '/api/product/1'])(
    'answers %s',
    async (path) => {
      expect((await read(path)).status).toBe(200);
    },
  );

  test('is not ready', async () => {
    expect((await read('/api/health')).status).toBe(503);
  });
});

test.runIf(elsewhere)(
  'a shop on tables of an earlier release that can only be read says so in a sentence',
  async () => {
    const database = await openTemporaryDatabase();
    try {
      await database.db.execute(
        sql`delete from drizzle.__drizzle_migrations where created_at = (select max(created_at) from drizzle.__drizzle_migrations)`,
      );
      await close(database);
      const { db, close: end } = await openDatabase(database.place);
      try {
        await expect(
          prepare(db, { demo, trial: true, now: new Date() }, (_, work) => work()),
        ).rejects.toThrow(
          'The database can only be read, and its tables are not those of this release.',
        );
      } finally {
        await end();
      }
    } finally {
      await database.remove();
    }
  },
);
