import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { gift_card, outbox } from '../../db/schema.ts';

/**
 * Voids the gift cards that an order bought, in the transaction that cancels it: they pay for nothing any more,
 * and a letter that waits to bring one is not sent.
 * Its cards are locked before.
 * @returns false where one of them has paid for something already
 */
export async function voidGiftCards(tx: Queryable, orderId: number, now: Date): Promise<boolean> {
  const cards = await tx.select().from(gift_card).where(eq(gift_card.order_id, orderId));
  if (cards.some(({ balance_cents, initial_cents }) => balance_cents < initial_cents)) return false;
  if (cards.length === 0) return true;
  const codes = cards.map(({ code }) => code);
  await tx
    .update(gift_card)
    .set({ balance_cents: 0, voided_at: now })
    .where(inArray(gift_card.code, codes));
  for (const code of codes)
    await tx
      .delete(outbox)
      .where(and(isNull(outbox.sent_at), sql`position(${code} in ${outbox.text}) > 0`));
  return true;
}
