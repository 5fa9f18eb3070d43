import type { Customer } from '@otzar/contract/customer';
import { firstName, lastName } from '@otzar/domain/customer';
import { eq, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/database.ts';
import {
  customer,
  customer_address,
  customer_favorite,
  customer_payment,
} from '../../db/schema.ts';
import { shownAddress } from './addresses.ts';
import { shownPayment } from './payments.ts';

/** Rows of the customer's as one value, so that all that is asked on every page is one query. */
const listOf = <T>(value: SQL, table: PgTable, owner: SQL, order: SQL) =>
  sql<
    T[]
  >`(select coalesce(json_agg(${value} order by ${order}), '[]') from ${table} where ${owner} = ${sql`${customer.id}`})`;

/** A customer with what is kept for them; never the password's hash. */
export async function shownCustomer(db: Database, id: number): Promise<Customer> {
  const [row] = await db
    .select({
      id: customer.id,
      email: customer.email,
      name: customer.name,
      language: customer.language,
      favorites: listOf<number>(
        sql`${customer_favorite.product_id}`,
        customer_favorite,
        sql`${customer_favorite.customer_id}`,
        sql`${customer_favorite.position}`,
      ),
      addresses: listOf<typeof customer_address.$inferSelect>(
        sql`${customer_address}`,
        customer_address,
        sql`${customer_address.customer_id}`,
        sql`${customer_address.id}`,
      ),
      payments: listOf<typeof customer_payment.$inferSelect>(
        sql`${customer_payment}`,
        customer_payment,
        sql`${customer_payment.customer_id}`,
        sql`${customer_payment.id}`,
      ),
    })
    .from(customer)
    .where(eq(customer.id, id));
  if (row === undefined) throw new Error(`There is no customer ${id}.`);
  return {
    ...row,
    first_name: firstName(row.name),
    last_name: lastName(row.name),
    addresses: row.addresses.map(shownAddress),
    payments: row.payments.map(shownPayment),
  };
}
