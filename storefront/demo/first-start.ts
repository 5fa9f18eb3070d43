import type { Database, Queryable } from '../server/db/database.ts';
import { getTableName, sql } from '../server/db/operators.ts';
import {
  back_in_stock_request,
  contact_message,
  customer,
  customer_order,
  discount,
  gift_card,
  newsletter_sign_up,
  setting,
} from '../server/db/schema.ts';
import { inTransaction } from '../server/db/transaction.ts';
import {
  catalogueTables,
  SEED_VERSION_KEY,
  type SeedOptions,
  tidyCatalogue,
  writeCatalogue,
} from './seed.ts';

/** What only people put into a shop, beside its catalogue. */
const peopleTables = [
  customer,
  customer_order,
  gift_card,
  discount,
  contact_message,
  newsletter_sign_up,
  back_in_stock_request,
];

/** Whether nothing has ever been in the shop: a catalogue that its owner has emptied was there once. */
async function isNew(db: Queryable): Promise<boolean> {
  const holds = [...catalogueTables, ...peopleTables].map(
    (table) => sql`exists (select from ${sql.identifier(getTableName(table))})`,
  );
  const { rows } = await db.execute<{ used: boolean }>(sql`
    select exists (select from ${setting} where key = ${SEED_VERSION_KEY})
      or ${sql.join(holds, sql` or `)} as used`);
  return rows[0]?.used === false;
}

/**
 * Fills a new shop with the demo, so that there is something to try; a shop that holds anything is left as it
 * is, whatever its age. To be called while no other process does the same.
 * @returns whether it was filled
 */
export async function seedWhenNew(
  db: Database,
  options: Pick<SeedOptions, 'withTrial' | 'products'>,
): Promise<boolean> {
  const filled = await inTransaction(db, async (tx) => {
    const fresh = await isNew(tx);
    if (fresh) await writeCatalogue(tx, options);
    return fresh;
  });
  if (filled) await tidyCatalogue(db);
  return filled;
}
