import { and, eq, sql } from 'drizzle-orm';
import type { Queryable } from './database.ts';
import { lease } from './schema.ts';

/** A lease that holds much longer than any is given for was written by a clock that has been put back since. */
const LONGEST_SECONDS = 3600;

/**
 * Takes or prolongs what only one process does at a time. The database's own clock tells when a lease has run
 * out, so that a process that died frees it, whatever the clocks of the others say.
 * @param holder names the process, the same as long as it lives
 * @returns whether it is this process's now
 */
export async function takeLease(
  db: Queryable,
  { name, holder, seconds }: { name: string; holder: string; seconds: number },
): Promise<boolean> {
  const until = sql`now() + make_interval(secs => ${seconds})`;
  const { rowCount } = await db
    .insert(lease)
    .values({ name, holder, until })
    .onConflictDoUpdate({
      target: lease.name,
      set: { holder, until },
      setWhere: sql`${lease.holder} = ${holder} or ${lease.until} < now()
        or ${lease.until} > now() + make_interval(secs => ${LONGEST_SECONDS})`,
    });
  return rowCount === 1;
}

/** Gives it back, where it is still this process's. */
export async function dropLease(
  db: Queryable,
  { name, holder }: { name: string; holder: string },
): Promise<void> {
  await db.delete(lease).where(and(eq(lease.name, name), eq(lease.holder, holder)));
}
