import { plainWords } from '@otzar/domain/plain-words';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import {
  category,
  creator,
  product,
  product_creator,
  search_name,
  vendor,
} from '../../db/schema.ts';
import { listForms } from './list-forms.ts';
import { listWords } from './list-words.ts';

interface Name extends Record<string, unknown> {
  shown: string;
  products: number;
}

async function listNames(db: Queryable): Promise<void> {
  const { rows } = await db.execute<Name>(sql`
    with made as (
      select creator_id, count(*)::int as products from ${product_creator} group by creator_id
    ), sold as (
      select vendor_id, count(*)::int as products from ${product} group by vendor_id
    )
    select name as shown, product_count as products from ${category}
    union all select heb_name, product_count from ${category} where heb_name is not null
    union all select name, products from ${creator} join made on creator_id = id
    union all select heb_name, products from ${creator} join made on creator_id = id
      where heb_name is not null
    union all select name, products from ${vendor} join sold on vendor_id = id`);
  const names = new Map<string, Name & { plain: string }>();
  for (const row of rows) {
    const plain = plainWords(row.shown).join(' ');
    if (plain !== '' && row.products > (names.get(plain)?.products ?? 0))
      names.set(plain, { ...row, plain });
  }
  await db.execute(sql`delete from ${search_name}`);
  await db.execute(sql`
    insert into ${search_name} (shown, plain, words, products)
    select shown, plain, array_to_tsvector(string_to_array(plain, ' ')), products
    from jsonb_to_recordset(${JSON.stringify([...names.values()])}::jsonb)
      as made(shown text, plain text, products int)`);
}

/**
 * Lists the catalogue's words anew, with their products, what else they are found by, and names. To be called when
 * products have been written.
 */
export async function countVocabulary(db: Queryable): Promise<void> {
  await listForms(db, await listWords(db));
  await listNames(db);
}
