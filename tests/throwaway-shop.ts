import { pictures } from '../storefront/demo/pictures/source.ts';
import { seedCatalogue } from '../storefront/demo/seed.ts';
import { readForgerySecret } from '../storefront/server/db/migrate.ts';
import { openThrowaway, type Running, type Throwaway } from '../storefront/server/db/throwaway.ts';
import { storedHolds } from '../storefront/server/features/payments/holds.ts';
import { sandboxGateway } from '../storefront/server/features/payments/sandbox.ts';
import { openIndexCache } from '../storefront/server/kit/listing-index/index-cache.ts';
import { registerPictureSource } from '../storefront/server/kit/pictures/picture-source.ts';
import type { Shop } from '../storefront/server/kit/shop.ts';

registerPictureSource(pictures);

/** Where a shop under test says that it stands. */
export const SITE = 'https://otzar.example';

export interface ThrowawayShop {
  shop: Shop;
  database: Throwaway;
  close: () => Promise<void>;
}

/**
 * A shop on a database of its own, filled with a small catalogue: on the PostgreSQL at
 * `TEST_DATABASE_URL`, or embedded in a folder that goes away with it.
 */
export async function throwawayShop(products = 120, running?: Running): Promise<ThrowawayShop> {
  const filling = {
    name: `catalogue_${products}`,
    fill: async (db: Shop['db']) => {
      await seedCatalogue(db, { products });
    },
  };
  const database = await openThrowaway(filling, running);
  return {
    shop: await shopOn(database.db),
    database,
    close: database.remove,
  };
}

/** A shop on a database that is filled already, as another process would open it. */
export async function shopOn(db: Shop['db']): Promise<Shop> {
  const forgerySecret = await readForgerySecret(db);
  const clock = () => new Date();
  const gateway = sandboxGateway({ secret: forgerySecret, clock, holds: storedHolds(db) });
  return { db, clock, gateway, readIndex: openIndexCache(db), forgerySecret, site: SITE };
}
