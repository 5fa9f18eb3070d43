import { emailKey } from '@otzar/domain/customer';
import { and, eq } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { customer } from '../../db/schema.ts';

/** Whose an address is: the customer's, where it is that of their account, and else nobody's. */
export async function ownerOf(
  db: Queryable,
  customerId: number | null,
  email: string,
): Promise<number | null> {
  if (customerId === null) return null;
  const own = and(eq(customer.id, customerId), eq(customer.email_key, emailKey(email)));
  const [owner] = await db.select({ id: customer.id }).from(customer).where(own);
  return owner?.id ?? null;
}
