import type { Database, Queryable } from '../server/db/database.ts';
import { getTableColumns, getTableName, type PgTable, sql } from '../server/db/operators.ts';
import {
  automated_category,
  bundle_part,
  category,
  collection,
  collection_product,
  content,
  creator,
  currency,
  filter_fact,
  hebrew_text,
  plan,
  plan_group,
  product,
  product_category,
  product_code,
  product_creator,
  product_words,
  school,
  setting,
  supply_entry,
  supply_list,
  variation,
  vendor,
} from '../server/db/schema.ts';
import { inTransaction } from '../server/db/transaction.ts';
import { countVocabulary } from '../server/features/search/vocabulary.ts';
import { saveWords } from '../server/features/search/write.ts';
import { catalogue, type Entry } from './catalogue.ts';
import { writeCodes } from './codes.ts';
import { contentPages } from './content.ts';
import { currencies } from './currencies.ts';
import { seedCustomers } from './customers.ts';
import { categoryRows } from './departments.ts';
import { writeHebrewMeasures, writeHebrewTexts } from './hebrew.ts';
import { seedHistory } from './history.ts';
import { fillCollections, writeLists } from './lists.ts';
import { writePlans } from './plans.ts';
import { seedSchools } from './schools.ts';
import { abouts } from './words/about.ts';
import { people, vendors } from './words/people.ts';

/** Changes when a new seed would write another catalogue. A database that has one keeps it until it is seeded on purpose. */
export const SEED_VERSION = '8';
/** Under this key the settings hold the version of the catalogue that was written last, in full. */
export const SEED_VERSION_KEY = 'seed_version';

const BATCH = 200;
const PRODUCTS = 1200;

export interface SeedOptions {
  /** How many products; 1,200 when left out. */
  products?: number;
  /** Whether customers, gift cards and codes to try the shop with come along; they do when left out. */
  withTrial?: boolean;
  /** Told after each batch how many products are written. */
  onProgress?: (done: number, total: number) => void;
}

/** Everything that the seed owns; orders, sessions and cards are not among it. */
export const catalogueTables = [
  supply_entry,
  supply_list,
  school,
  plan,
  plan_group,
  collection_product,
  collection,
  automated_category,
  filter_fact,
  product_words,
  product_code,
  product_category,
  product_creator,
  bundle_part,
  variation,
  product,
  creator,
  vendor,
  category,
  content,
  currency,
  hebrew_text,
];
const withSequence = [
  product,
  variation,
  creator,
  vendor,
  category,
  automated_category,
  collection,
  school,
  supply_list,
];

const slugOf = (name: string) =>
  name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

function* batches(products: number): Generator<Entry[]> {
  let batch: Entry[] = [];
  for (const entry of catalogue(products)) {
    batch.push(entry);
    if (batch.length === BATCH) {
      yield batch;
      batch = [];
    }
  }
  if (batch.length > 0) yield batch;
}

const insertAll = async <Table extends PgTable>(
  db: Queryable,
  table: Table,
  rows: Table['$inferInsert'][],
): Promise<void> => {
  if (rows.length > 0) await db.insert(table).values(rows);
};

const clear = async (tx: Queryable): Promise<void> => {
  const names = catalogueTables.map((table) => sql.identifier(getTableName(table)));
  await tx.execute(sql`truncate ${sql.join(names, sql`, `)}`);
};

const writeMakers = async (tx: Queryable): Promise<void> => {
  await insertAll(tx, category, [...categoryRows]);
  await insertAll(
    tx,
    vendor,
    vendors.map((name, at) => ({ id: at + 1, name, slug: slugOf(name) })),
  );
  await insertAll(
    tx,
    creator,
    people.map(({ en, he }, at) => ({
      id: at + 1,
      name: en,
      heb_name: he,
      slug: slugOf(en),
      about: abouts[at] ?? '',
    })),
  );
  await writeLists(tx);
  await insertAll(tx, content, contentPages);
  await writeHebrewTexts(tx);
  await insertAll(tx, currency, currencies);
};

const writeBatch = async (tx: Queryable, batch: Entry[]): Promise<void> => {
  await insertAll(
    tx,
    product,
    batch.map((entry) => entry.product),
  );
  await insertAll(
    tx,
    variation,
    batch.flatMap((entry) => entry.variations),
  );
  await insertAll(
    tx,
    product_creator,
    batch.flatMap((entry) => entry.creators),
  );
  await insertAll(
    tx,
    bundle_part,
    batch.flatMap((entry) => entry.parts),
  );
  await insertAll(
    tx,
    product_category,
    batch.flatMap((entry) => entry.categories),
  );
  await writeHebrewMeasures(tx, batch);
  await saveWords(
    tx,
    batch.map((entry) => entry.product.id),
  );
};

/** Counts, sequences, and the version. */
const finish = async (tx: Queryable): Promise<void> => {
  await tx.execute(sql`
			update ${category} set product_count = counted.products
			from (select category_id, count(*)::int as products from ${product_category} group by category_id) counted
			where counted.category_id = ${category.id}`);
  await fillCollections(tx);
  await seedSchools(tx);
  await writePlans(tx);
  for (const table of withSequence) {
    const name = getTableName(table);
    const column = getTableColumns(table).id.name;
    await tx.execute(
      sql`select setval(pg_get_serial_sequence(${name}, ${column}), (select max(id) from ${table}))`,
    );
  }
  await countVocabulary(tx);
  const version = { value: SEED_VERSION };
  await tx
    .insert(setting)
    .values({ key: SEED_VERSION_KEY, ...version })
    .onConflictDoUpdate({ target: setting.key, set: version });
};

/**
 * Replaces the catalogue: categories, vendors, creators, products, lists, schools, pages of words and
 * currencies. The customers to try the shop with are added where they are missing, and one of them is given
 * some past. Deterministic; all of it or nothing, in the caller's transaction.
 */
export async function writeCatalogue(
  tx: Queryable,
  { products = PRODUCTS, withTrial = true, onProgress }: SeedOptions,
): Promise<void> {
  await clear(tx);
  await writeMakers(tx);
  let done = 0;
  for (const batch of batches(products)) {
    await writeBatch(tx, batch);
    done += batch.length;
    onProgress?.(done, products);
  }
  if (withTrial) {
    await seedCustomers(tx);
    await writeCodes(tx);
    await seedHistory(tx);
  }
  await finish(tx);
}

/** A vacuumed table lets a deep page of a listing be read from its index alone. */
export const tidyCatalogue = (db: Database) => db.execute(sql`vacuum analyze`);

/** Does {@link writeCatalogue}: whoever stops it has what was there before. */
export async function seedCatalogue(db: Database, options: SeedOptions = {}): Promise<void> {
  await inTransaction(db, (tx) => writeCatalogue(tx, options));
  await tidyCatalogue(db);
}
