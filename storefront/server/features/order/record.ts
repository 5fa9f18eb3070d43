import { randomBytes } from 'node:crypto';
import { language } from '@otzar/contract/language';
import { lastFour } from '@otzar/domain/gift-card';
import { toCents } from '@otzar/domain/money';
import { isGiven } from '@otzar/domain/return';
import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { customer as account, customer_order } from '../../db/schema.ts';
import type { Authorisation } from '../../kit/payment-gateway.ts';
import type { Draft } from './draft.ts';
import { newGiftReturnCode } from './gift-return-code.ts';
import type { OrderRequest } from './request.ts';

/** Who orders: a session, and its customer where it is one's, or what tells in the statement. */
export interface Orderer {
  session: string;
  customer: number | SQL<number | null>;
}

/** Writes an order's row as the draft says it. */
export async function writeOrder(
  tx: Queryable,
  { session, customer }: Orderer,
  request: OrderRequest,
  { lines, totals, method, discount, giftCards, dueCents, now }: Draft,
  payment: Authorisation | null,
): Promise<typeof customer_order.$inferSelect> {
  const [row] = await tx
    .insert(customer_order)
    .values({
      token: randomBytes(24).toString('base64url'),
      session_hash: session,
      customer_id: customer,
      email: request.email,
      status: 'placed',
      timeline: [{ status: 'placed', at: now.toISOString() }],
      lines: lines.map(({ max: _, ...line }) => line),
      totals,
      total_cents: toCents(totals.total),
      shipping_type: request.shipping_type,
      shipping_name: method?.name ?? '',
      estimated_arrival: method && new Date(method.estimated_arrival),
      shipping_info: request.shipping_info,
      pickup_info: request.pickup_info,
      discount: discount && { code: discount.code, kind: discount.kind },
      gift_cards: giftCards.giftcards
        .filter(({ amount_applied }) => amount_applied > 0)
        .map(({ code, amount_applied }) => ({ last_four: lastFour(code), amount_applied })),
      due_cents: dueCents,
      payment,
      placed_at: now,
      // The account's language goes before that of the page.
      language: sql`coalesce((select ${account.language} from ${account} where ${account.id} = ${customer}), ${language()})`,
      gift_code: lines.some(isGiven) ? newGiftReturnCode() : null,
    })
    .returning();
  if (row === undefined) throw new Error('The order was not written.');
  return row;
}
