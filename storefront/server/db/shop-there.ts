import { sql } from 'drizzle-orm';
import type { Database } from './database.ts';
import { StartProblem } from './start-problem.ts';

/** @throws {StartProblem} where no shop has been opened on this database yet */
export async function requireShop(db: Database): Promise<void> {
  const { rows } = await db.execute<{ orders: string | null }>(
    sql`select to_regclass('customer_order')::text as orders`,
  );
  if (!rows[0]?.orders)
    throw new StartProblem('There is no shop on this database yet. Run npm start once, then this.');
}
