import { eq } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';
import { setting } from '../db/schema.ts';

/** Under this key the settings say where the shop was opened last: for commands, which listen nowhere. */
const ADDRESS_KEY = 'shop_address';

/** Writes down where the shop is reached, e.g. `https://shop.example`. */
export async function noteAddress(db: Queryable, address: string): Promise<void> {
  if ((await readAddress(db)) === address) return;
  const set = { value: address };
  await db
    .insert(setting)
    .values({ key: ADDRESS_KEY, ...set })
    .onConflictDoUpdate({ target: setting.key, set });
}

/** Where the shop was opened last; null where no shop has said so, or nothing that an address could be. */
export async function readAddress(db: Queryable): Promise<string | null> {
  const [row] = await db.select().from(setting).where(eq(setting.key, ADDRESS_KEY));
  return row && URL.canParse(row.value) ? new URL(row.value).origin : null;
}
