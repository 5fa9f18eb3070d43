import { eq, isNull } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { sandbox_hold, sandbox_refund } from '../../db/schema.ts';
import type { Capture, Repayment } from '../../kit/payment-gateway.ts';

/** Money that is held, taken, and paid back, by the reference it was asked for with. */
export interface Holds {
  /** Holds money, once; `voided` where it was given back before. */
  hold: (
    asked: { reference: string; amountCents: number },
    now: Date,
  ) => Promise<'held' | 'known' | 'voided'>;
  /** Takes held money; nothing happens where it was taken already. */
  capture: (capture: Capture, now: Date) => Promise<void>;
  /** Gives it back, and holds nothing under this name from then on; what was taken stays so. */
  release: (reference: string, now: Date) => Promise<void>;
  /** Notes what is paid back; nothing happens where it was already. */
  payBack: (repayment: Repayment, now: Date) => Promise<void>;
}

/** The sandbox's books, which outlive the process as a bank's would. */
export const storedHolds = (db: Database): Holds => ({
  async hold({ reference, amountCents: amount_cents }, held_at) {
    const held = await db
      .insert(sandbox_hold)
      .values({ reference, amount_cents, held_at })
      .onConflictDoNothing();
    if (held.rowCount === 1) return 'held';
    const [known] = await db
      .select()
      .from(sandbox_hold)
      .where(eq(sandbox_hold.reference, reference));
    return known?.voided_at ? 'voided' : 'known';
  },
  async capture({ payment: reference, amountCents: amount_cents }, now) {
    // Holds of earlier builds stand in no books, and are taken like any other.
    await db
      .insert(sandbox_hold)
      .values({ reference, amount_cents, held_at: now, captured_at: now })
      .onConflictDoUpdate({
        target: sandbox_hold.reference,
        set: { amount_cents, captured_at: now },
        setWhere: isNull(sandbox_hold.captured_at),
      });
  },
  async release(reference, now) {
    await db
      .insert(sandbox_hold)
      .values({ reference, held_at: now, voided_at: now })
      .onConflictDoUpdate({
        target: sandbox_hold.reference,
        set: { voided_at: now },
        setWhere: isNull(sandbox_hold.captured_at),
      });
  },
  async payBack({ payment, amountCents, reference }, refunded_at) {
    await db
      .insert(sandbox_refund)
      .values({ reference, payment, amount_cents: amountCents, refunded_at })
      .onConflictDoNothing();
  },
});
