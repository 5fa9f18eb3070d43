import { eq } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { creator } from '../../db/schema.ts';

type Creator = typeof creator.$inferSelect;

/** A creator; null where there is none. */
export async function readCreatorRow(db: Queryable, id: number): Promise<Creator | null> {
  const [row] = await db.select().from(creator).where(eq(creator.id, id));
  return row ?? null;
}
