import { eq } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { sandbox_hold } from '../db/schema.ts';

/** Money that is held, by the reference it was asked for with. */
export interface Holds {
  /** Holds money; false where it was held already. */
  hold: (reference: string, now: Date) => Promise<boolean>;
  /** Gives it back; nothing happens when nothing was held. */
  release: (reference: string) => Promise<void>;
}

/** The sandbox's books, which outlive the process as a bank's would. */
export const keptHolds = (db: Database): Holds => ({
  async hold(reference, held_at) {
    const held = await db.insert(sandbox_hold).values({ reference, held_at }).onConflictDoNothing();
    return held.rowCount === 1;
  },
  async release(reference) {
    await db.delete(sandbox_hold).where(eq(sandbox_hold.reference, reference));
  },
});
