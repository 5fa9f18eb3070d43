import type { Order } from '@otzar/contract/order';
import { and, eq, or, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { customer_order } from '../../db/schema.ts';
import { notFound } from '../../kit/http-error.ts';
import { messages } from './messages.ts';
import { shownOrder } from './shown.ts';

/** One sentence for every miss: it does not tell whether there is such an order (decision 012). */
export const missingOrder = () => notFound(messages.missing);

/** Who asks for an order, and with what. */
export interface Opening {
  /** Hash of the session's id; empty for one that is over. */
  session: string;
  customer: number | null;
  token: string | undefined;
}

/** An order for the session that placed it, its customer, or the holder of its token. @throws {HttpError} 404 */
export async function openOrder(
  db: Queryable,
  id: number,
  { session, customer, token }: Opening,
): Promise<Order> {
  const [row] = await db
    .select()
    .from(customer_order)
    .where(
      and(
        eq(customer_order.id, id),
        or(
          session === '' ? undefined : eq(customer_order.session_hash, session),
          customer === null ? undefined : eq(customer_order.customer_id, customer),
          eq(customer_order.token, token ?? ''),
        ),
      ),
    );
  if (row === undefined) throw missingOrder();
  return shownOrder(row);
}

/** An order for whoever knows its number and its e-mail address. @throws {HttpError} 404 */
export async function findOrderOf(db: Queryable, id: number, email: string): Promise<Order> {
  const [row] = await db
    .select()
    .from(customer_order)
    .where(
      and(eq(customer_order.id, id), sql`lower(${customer_order.email}) = ${email.toLowerCase()}`),
    );
  if (row === undefined) throw missingOrder();
  return shownOrder(row);
}
