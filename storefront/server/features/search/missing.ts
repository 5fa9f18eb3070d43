import { asc, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { product, product_words } from '../../db/schema.ts';
import { inTransaction } from '../../db/transaction.ts';
import { countVocabulary } from './vocabulary.ts';
import { saveWords } from './write.ts';

const BATCH = 500;

/** Makes the words by which products are found, for those of a release that kept none: an upgrade finds them too. */
export async function saveMissingWords(db: Database): Promise<void> {
  await inTransaction(db, async (tx) => {
    const missing = await tx
      .select({ id: product.id })
      .from(product)
      .leftJoin(product_words, eq(product_words.product_id, product.id))
      .where(isNull(product_words.product_id))
      .orderBy(asc(product.id));
    if (missing.length === 0) return;
    const ids = missing.map(({ id }) => id);
    for (let at = 0; at < ids.length; at += BATCH) await saveWords(tx, ids.slice(at, at + BATCH));
    await countVocabulary(tx);
  });
}
