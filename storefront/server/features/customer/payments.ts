import type { CustomerPayment } from '@otzar/contract/card-token';
import { isExpired } from '@otzar/domain/card';
import { getsDefault } from '@otzar/domain/customer';
import { and, asc, eq } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { customer_payment } from '../../db/schema.ts';
import { fieldRefused, notFound } from '../../kit/http-error.ts';
import { PaymentDeclined } from '../../kit/payment-gateway.ts';
import { withCustomerLock } from '../../kit/session/customer-lock.ts';
import type { Shop } from '../../kit/shop.ts';
import { replaceInSubscriptions } from './in-use.ts';
import { messages } from './messages.ts';

const MOST = 20;

const missing = () => notFound(messages.noCard);

/** A card as its customer sees it. */
export const shownPayment = (row: typeof customer_payment.$inferSelect): CustomerPayment => ({
  id: row.id,
  Token: row.token,
  brand: row.brand,
  last_four: row.last_four,
  exp: row.exp,
  default: row.is_default,
});

/** What a customer keeps, the first one kept first. */
export async function readPayments(db: Queryable, customer: number): Promise<CustomerPayment[]> {
  const rows = await db
    .select()
    .from(customer_payment)
    .where(eq(customer_payment.customer_id, customer))
    .orderBy(asc(customer_payment.id));
  return rows.map(shownPayment);
}

/** Keeps one more, and answers its id. @throws {HttpError} 422 for a token that opens no card, and for one too many. */
export async function savePayment(
  shop: Shop,
  customer: number,
  asked: { Token: string; default?: boolean },
): Promise<number> {
  const card = await cardBehind(shop, asked.Token);
  return withCustomerLock(shop.db, customer, async (tx) => {
    const kept = await readPayments(tx, customer);
    if (kept.length >= MOST) throw fieldRefused('Token', messages.tooManyCards(MOST));
    const is_default = getsDefault(asked.default, { first: kept.length === 0, before: false });
    if (is_default) await takeFlag(tx, customer);
    const [row] = await tx
      .insert(customer_payment)
      .values({ customer_id: customer, ...card, is_default })
      .returning({ id: customer_payment.id });
    if (row === undefined) throw new Error('The card was not kept.');
    return row.id;
  });
}

/** Changes one. @throws {HttpError} 404 where it is not the customer's, 422 for a token that opens no card. */
export function changePayment(
  shop: Shop,
  customer: number,
  { id, Token, default: flag }: { id: number; Token?: string; default?: boolean },
): Promise<void> {
  return withCustomerLock(shop.db, customer, async (tx) => {
    const before = (await readPayments(tx, customer)).find((one) => one.id === id);
    if (before === undefined) throw missing();
    const card = Token === undefined ? {} : await cardBehind(shop, Token);
    const is_default = getsDefault(flag, { first: false, before: before.default });
    if (is_default) await takeFlag(tx, customer);
    await tx
      .update(customer_payment)
      .set({ ...card, is_default })
      .where(and(eq(customer_payment.id, id), eq(customer_payment.customer_id, customer)));
  });
}

/**
 * Forgets one, and answers what it was. What subscriptions used it for is done by its replacement.
 * @throws {HttpError} 404 where it or its replacement is not the customer's, 409 where a subscription would be
 * left without, 422 for a replacement that has expired
 */
export function forgetPayment(
  { db, clock }: Shop,
  customer: number,
  { id, replacement = null }: { id: number; replacement?: number | null },
): Promise<CustomerPayment> {
  const now = clock();
  return withCustomerLock(db, customer, async (tx) => {
    const kept = await readPayments(tx, customer);
    const gone = kept.find((one) => one.id === id);
    const other = kept.find((one) => one.id === replacement);
    if (gone === undefined || (replacement !== null && other === undefined)) throw missing();
    if (other && isExpired(other.exp, now))
      throw fieldRefused('replacement', messages.cardExpiredChoose);
    await replaceInSubscriptions(tx, customer, {
      what: 'card',
      column: 'payment_id',
      id,
      replacement,
      now,
    });
    await tx.delete(customer_payment).where(eq(customer_payment.id, id));
    return gone;
  });
}

const takeFlag = (db: Queryable, customer: number) =>
  db
    .update(customer_payment)
    .set({ is_default: false })
    .where(and(eq(customer_payment.customer_id, customer), eq(customer_payment.is_default, true)));

/** The gateway's word on a token, so that nothing but a card of its own is ever kept. */
async function cardBehind({ gateway, clock }: Shop, token: string) {
  try {
    const { brand, last_four, exp } = await gateway.describe(token);
    if (isExpired(exp, clock())) throw fieldRefused('Token', messages.cardExpired);
    return { token, brand, last_four, exp };
  } catch (error) {
    if (error instanceof PaymentDeclined) throw fieldRefused('Token', error.message);
    throw error;
  }
}
