import { drizzle } from 'drizzle-orm/node-postgres';
import type { Database, Queryable } from './database.ts';

/**
 * Does all of `work` or nothing. Drizzle's own transaction never gives a connection back that
 * breaks at `begin`, and a pool that lost all of its connections so waits forever.
 */
export async function inTransaction<T>(
  db: Database,
  work: (tx: Queryable) => Promise<T>,
): Promise<T> {
  const client = await db.$client.connect();
  let broken = false;
  try {
    await client.query('begin');
    const result = await work(drizzle(client));
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback').catch(() => {
      broken = true;
    });
    throw error;
  } finally {
    client.release(broken);
  }
}
