import { listCurrencies } from '@otzar/contract/currency';
import { language } from '@otzar/contract/language';
import { asc } from 'drizzle-orm';
import { currency } from '../../db/schema.ts';
import type { Mount } from '../../kit/endpoint.ts';
import type { Shop } from '../../kit/shop.ts';

const hebrewNames = () => new Intl.DisplayNames('he', { type: 'currency' });

/** What the shop calls it in English stands in its table. */
const nameOf = ({ currency: code, name }: { currency: string; name: string }): string =>
  (language() === 'he' && hebrewNames().of(code)) || name;

export function currencyRoutes(mount: Mount, { db }: Shop): void {
  mount(listCurrencies, async () => {
    const rows = await db.select().from(currency).orderBy(asc(currency.position));
    return rows.map(({ position: _, ...entry }) => ({ ...entry, name: nameOf(entry) }));
  });
}
