import type { ExtrasOffer } from '@otzar/domain/extras';
import { toUsd } from '@otzar/domain/money';
import { inArray } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { product } from '../../db/schema.ts';

/** What can be done to products beyond selling them, by product; undefined ids are passed over. */
export async function readExtras(
  db: Queryable,
  productIds: (number | undefined)[],
): Promise<Map<number, ExtrasOffer>> {
  const ids = [...new Set(productIds)].filter((id) => id !== undefined);
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({
      id: product.id,
      wrap: product.gift_wrap_cents,
      personalizations: product.personalizations,
    })
    .from(product)
    .where(inArray(product.id, ids));
  return new Map(
    rows.map(({ id, wrap, personalizations }) => [
      id,
      { gift_wrap: wrap === null ? null : toUsd(wrap), personalizations },
    ]),
  );
}
