import { pictures } from '../storefront/demo/pictures/source.ts';
import { seedCatalogue } from '../storefront/demo/seed.ts';
import { readForgerySecret } from '../storefront/server/db/migrate.ts';
import {
  openTemporaryDatabase,
  type Running,
  type TemporaryDatabase,
} from '../storefront/server/db/temporary-database.ts';
import { storedHolds } from '../storefront/server/features/payments/holds.ts';
import { sandboxGateway } from '../storefront/server/features/payments/sandbox.ts';
import { openIndexCache } from '../storefront/server/kit/listing-index/index-cache.ts';
import { registerPictureSource } from '../storefront/server/kit/pictures/picture-source.ts';
import type { Shop } from '../storefront/server/kit/shop.ts';

registerPictureSource(pictures);

/** Where a shop under test says that it stands. */
export const SITE = 'https://otzar.example';

export interface TemporaryShop {
  shop: Shop;
  database: TemporaryDatabase;
  close: () => Promise<void>;
}

/**
 * A shop on a database of its own, filled with a small catalogue: on the PostgreSQL at
 * `TEST_DATABASE_URL`, or embedded in a folder that goes away with it.
 */
export async function temporaryShop(products = 120, running?: Running): Promise<TemporaryShop> {
  const filling = {
    name: `catalogue_${products}`,
    fill: async (db: Shop['db']) => {
      await seedCatalogue(db, { products });
    },
  };
  const database = await openTemporaryDatabase(filling, running);
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
