import { asc, eq, isNull, sql } from 'drizzle-orm';
import type { Database, Queryable } from '../../db/database.ts';
import { product, product_words, setting } from '../../db/schema.ts';
import { inTransaction } from '../../db/transaction.ts';
import { countVocabulary } from './vocabulary.ts';
import { saveWords } from './write.ts';

const BATCH = 500;

/** Changes when a release keeps other words of a product than the one before, or finds them by other forms. */
const WORDS_VERSION = '2';
/** Under this key the settings hold the version of the words that are kept. */
export const WORDS_VERSION_KEY = 'search_words_version';

async function readVersion(db: Queryable): Promise<string | null> {
  const [row] = await db.select().from(setting).where(eq(setting.key, WORDS_VERSION_KEY));
  return row?.value ?? null;
}

async function noteVersion(db: Queryable): Promise<void> {
  await db
    .insert(setting)
    .values({ key: WORDS_VERSION_KEY, value: WORDS_VERSION })
    .onConflictDoUpdate({ target: setting.key, set: { value: WORDS_VERSION } });
}

/**
 * Makes the words by which products are found, for those of a release that kept none, and for all where a release kept
 * others: an upgrade finds them too.
 */
export async function saveMissingWords(db: Database): Promise<void> {
  await inTransaction(db, async (tx) => {
    const current = (await readVersion(tx)) === WORDS_VERSION;
    const missing = await tx
      .select({ id: product.id })
      .from(product)
      .leftJoin(product_words, eq(product_words.product_id, product.id))
      .where(current ? isNull(product_words.product_id) : sql`true`)
      .orderBy(asc(product.id));
    if (!current) await noteVersion(tx);
    if (missing.length === 0) return;
    const ids = missing.map(({ id }) => id);
    for (let at = 0; at < ids.length; at += BATCH) await saveWords(tx, ids.slice(at, at + BATCH));
    await countVocabulary(tx);
  });
}
