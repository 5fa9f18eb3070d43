import type { Customer } from '@otzar/contract/customer';
import { firstName, lastName } from '@otzar/domain/customer';
import { eq } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { customer } from '../db/schema.ts';
import { readFavorites } from '../favorites/kept.ts';
import { readAddresses } from './addresses.ts';
import { readPayments } from './payments.ts';

/** A customer with what is kept for them; never the password's hash. */
export async function shownCustomer(db: Database, id: number): Promise<Customer> {
  const [[row], favorites, addresses, payments] = await Promise.all([
    db
      .select({ id: customer.id, email: customer.email, name: customer.name })
      .from(customer)
      .where(eq(customer.id, id)),
    readFavorites(db, id),
    readAddresses(db, id),
    readPayments(db, id),
  ]);
  if (row === undefined) throw new Error(`There is no customer ${id}.`);
  return {
    ...row,
    first_name: firstName(row.name),
    last_name: lastName(row.name),
    favorites,
    addresses,
    payments,
  };
}
