import { sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';

/**
 * Has a transaction wait until no other one that locks this session is open: whoever writes something that belongs
 * to a guest, and whoever signs them in, go one after the other. A guest's session may have no row to lock.
 */
export async function lockSession(tx: Queryable, hash: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`session:${hash}`}, 0))`);
}
