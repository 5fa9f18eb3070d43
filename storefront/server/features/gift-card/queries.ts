import type { GiftCard } from '@otzar/contract/gift-card';
import { payableCents } from '@otzar/domain/gift-card';
import { toCents, toUsd } from '@otzar/domain/money';
import { and, asc, eq, gte, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { gift_card, gift_card_payment } from '../../db/schema.ts';

/** What the guesses at codes are counted under. */
export const GIFT_CARD_GUESSES = 'gift-card';

/**
 * What each of some gift cards can pay now, by its code; 0 for one that is spent or not yet valid, and
 * nothing for one that is unknown.
 */
export async function readBalances(
  db: Queryable,
  codes: string[],
  now: Date,
): Promise<Map<string, GiftCard>> {
  if (codes.length === 0) return new Map();
  const rows = await db.select().from(gift_card).where(inArray(gift_card.code, codes));
  return new Map(
    rows.map((row) => [row.code, { code: row.code, balance: toUsd(payableCents(row, now)) }]),
  );
}

/** A gift card has paid for something else since it was looked at. */
export class BalanceShort extends Error {}

/**
 * Takes what an order's gift cards pay, all of it or nothing: run it in a transaction. Cards are always
 * taken in the same order, so that two orders never wait for each other.
 * @throws {BalanceShort} when another order was quicker.
 */
export async function takeBalances(
  tx: Queryable,
  orderId: number,
  cards: { code: string; amount_applied: number }[],
  now: Date,
): Promise<void> {
  const paying = cards
    .map(({ code, amount_applied }) => ({ code, amount_cents: toCents(amount_applied) }))
    .filter(({ amount_cents }) => amount_cents > 0)
    .sort((one, other) => (one.code < other.code ? -1 : 1));
  if (paying.length === 0) return;
  for (const { code, amount_cents } of paying) {
    const { rowCount } = await tx
      .update(gift_card)
      .set({ balance_cents: sql`${gift_card.balance_cents} - ${amount_cents}` })
      .where(
        and(
          eq(gift_card.code, code),
          gte(gift_card.balance_cents, amount_cents),
          or(isNull(gift_card.valid_from), lte(gift_card.valid_from, now)),
        ),
      );
    if (rowCount === 0) throw new BalanceShort();
  }
  await tx.insert(gift_card_payment).values(paying.map((one) => ({ order_id: orderId, ...one })));
}

/**
 * Locks the gift cards that paid for an order and those that it bought, in the order in which all are taken.
 * Run it in a transaction, before any of them is changed.
 */
export async function lockCardsOf(tx: Queryable, orderId: number): Promise<void> {
  const paying = tx
    .select({ code: gift_card_payment.code })
    .from(gift_card_payment)
    .where(eq(gift_card_payment.order_id, orderId));
  await tx
    .select({ code: gift_card.code })
    .from(gift_card)
    .where(or(eq(gift_card.order_id, orderId), inArray(gift_card.code, paying)))
    .orderBy(asc(gift_card.code))
    .for('update');
}

/** Puts back what an order's gift cards paid, in the transaction that cancels it. */
export async function giveBalancesBack(tx: Queryable, orderId: number): Promise<void> {
  await tx
    .update(gift_card)
    .set({ balance_cents: sql`${gift_card.balance_cents} + ${gift_card_payment.amount_cents}` })
    .from(gift_card_payment)
    .where(
      and(eq(gift_card_payment.order_id, orderId), eq(gift_card_payment.code, gift_card.code)),
    );
}
