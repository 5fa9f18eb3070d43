import { eq } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { sandbox_hold, sandbox_refund } from '../db/schema.ts';
import type { Repayment } from './gateway.ts';

/** Money that is held, and paid back, by the reference it was asked for with. */
export interface Holds {
  /** Holds money; false where it was held already. */
  hold: (reference: string, now: Date) => Promise<boolean>;
  /** Gives it back; nothing happens when nothing was held. */
  release: (reference: string) => Promise<void>;
  /** Notes what is paid back; nothing happens where it was already. */
  payBack: (repayment: Repayment, now: Date) => Promise<void>;
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
  async payBack({ payment, amountCents, reference }, refunded_at) {
    await db
      .insert(sandbox_refund)
      .values({ reference, payment, amount_cents: amountCents, refunded_at })
      .onConflictDoNothing();
  },
});
