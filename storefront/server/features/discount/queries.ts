import type { Discount } from '@otzar/contract/discount';
import {
  type DiscountedLine,
  discountCents,
  discountCode,
  discountProblem,
  unknownDiscount,
} from '@otzar/domain/discount';
import { mailboxKey } from '@otzar/domain/mailbox';
import { toUsd } from '@otzar/domain/money';
import { and, eq, gt, isNotNull, lt, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { discount, discount_use } from '../../db/schema.ts';

/** What the guesses at codes are counted under. */
export const DISCOUNT_GUESSES = 'discount';

/** A discount that may be used, or the sentence that says why not. */
export type FoundDiscount = { discount: Discount } | { refused: string; unknown: boolean };

/** Looks a code up for some lines at the shop's own prices. */
export async function findDiscount(
  db: Queryable,
  asked: { code: string; lines: DiscountedLine[]; email: string | undefined },
  now: Date,
): Promise<FoundDiscount> {
  const code = discountCode(asked.code);
  const [row] = await db.select().from(discount).where(eq(discount.code, code));
  if (row === undefined) return { refused: unknownDiscount(), unknown: true };
  const terms = { kind: row.kind, value: row.value, minimum: toUsd(row.minimum_cents) };
  const ends_at = row.ends_at?.toISOString() ?? null;
  const begins_at = row.begins_at?.toISOString() ?? null;
  const used = await isUsed(db, row, asked.email);
  const refused = discountProblem({ ...terms, begins_at, ends_at, used }, asked.lines, now);
  if (refused !== null) return { refused, unknown: false };
  const total = toUsd(discountCents(terms, asked.lines, 0));
  return { discount: { code, ...terms, ends_at, total } };
}

async function isUsed(
  db: Queryable,
  { code, most_uses, uses, once_each }: typeof discount.$inferSelect,
  email: string | undefined,
): Promise<boolean> {
  if (most_uses !== null && uses >= most_uses) return true;
  if (!once_each || email === undefined) return false;
  const mine = and(eq(discount_use.code, code), eq(discount_use.email, mailboxKey(email)));
  return (await db.select().from(discount_use).where(mine)).length > 0;
}

/** A code that was free to use has been used by another order since. */
export class DiscountTaken extends Error {}

/** Writes a use of a code down, in the transaction of its order. @throws {DiscountTaken} */
export async function takeDiscount(
  tx: Queryable,
  { code, email, orderId }: { code: string; email: string; orderId: number },
): Promise<void> {
  const [row] = await tx.select().from(discount).where(eq(discount.code, code));
  if (row === undefined) throw new DiscountTaken();
  if (row.most_uses !== null) {
    const counted = await tx
      .update(discount)
      .set({ uses: sql`${discount.uses} + 1` })
      .where(
        and(
          eq(discount.code, code),
          isNotNull(discount.most_uses),
          lt(discount.uses, discount.most_uses),
        ),
      );
    if (counted.rowCount === 0) throw new DiscountTaken();
  }
  if (!row.once_each) return;
  const noted = await tx
    .insert(discount_use)
    .values({ code, email: mailboxKey(email), order_id: orderId })
    .onConflictDoNothing();
  if (noted.rowCount === 0) throw new DiscountTaken();
}

/** Gives a use of a code back, in the transaction that cancels its order. @param code null where none was used */
export async function giveDiscountBack(
  tx: Queryable,
  orderId: number,
  code: string | null,
): Promise<void> {
  if (code === null) return;
  const counted = and(eq(discount.code, code), isNotNull(discount.most_uses), gt(discount.uses, 0));
  await tx
    .update(discount)
    .set({ uses: sql`${discount.uses} - 1` })
    .where(counted);
  await tx.delete(discount_use).where(eq(discount_use.order_id, orderId));
}
