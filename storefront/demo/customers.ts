import type { Address } from '@otzar/contract/address';
import { emailKey } from '@otzar/domain/customer';
import type { Queryable } from '../server/db/database.ts';
import { inArray } from '../server/db/operators.ts';
import { customer, customer_address } from '../server/db/schema.ts';
import { hashPassword } from '../server/features/customer/password.ts';
import { TRIAL_PASSWORD, trialCustomers } from './landmarks.ts';

const home: Address = {
  name: 'Noa Levi',
  street: '12 Maple Street',
  street_2: 'Apt 3',
  city: 'Brooklyn',
  region: 'NY',
  postal_code: '11201',
  country: 'US',
  phone: '718 555 0100',
};

/** Adds the customers to try the shop with where they are missing; what is theirs by now stays as it is. */
export async function seedCustomers(tx: Queryable): Promise<void> {
  const keys = trialCustomers.map(({ email }) => emailKey(email));
  const rows = await tx
    .select({ key: customer.email_key })
    .from(customer)
    .where(inArray(customer.email_key, keys));
  const known = new Set(rows.map(({ key }) => key));
  for (const { email, name } of trialCustomers) {
    if (known.has(emailKey(email))) continue;
    const password_hash = await hashPassword(TRIAL_PASSWORD);
    const [row] = await tx
      .insert(customer)
      .values({ email, email_key: emailKey(email), name, password_hash })
      .onConflictDoNothing()
      .returning({ id: customer.id });
    if (row === undefined || name !== home.name) continue;
    await tx
      .insert(customer_address)
      .values({ customer_id: row.id, address: home, is_default: true });
  }
}
