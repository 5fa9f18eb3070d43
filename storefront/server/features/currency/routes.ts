import { listCurrencies } from '@otzar/contract/currency';
import { asc } from 'drizzle-orm';
import { currency } from '../../db/schema.ts';
import type { Mount } from '../../kit/endpoint.ts';
import type { Shop } from '../../kit/shop.ts';

export function currencyRoutes(mount: Mount, { db }: Shop): void {
  mount(listCurrencies, async () => {
    const rows = await db.select().from(currency).orderBy(asc(currency.position));
    return rows.map(({ position: _, ...entry }) => entry);
  });
}
