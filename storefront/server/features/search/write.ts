import { isHebrewWord, stemsOf } from '@otzar/domain/hebrew-words';
import { plainCode, plainWords } from '@otzar/domain/plain-words';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import {
  creator,
  product,
  product_code,
  product_creator,
  product_words,
  variation,
  vendor,
} from '../../db/schema.ts';

/** Stands before what is left of a Hebrew word, so that it is no word of the catalogue itself. */
export const STEM = '־';
/** An index holds no entry of any length. */
const LONGEST_TITLE = 200;

interface Source extends Record<string, unknown> {
  id: number;
  popularity: number;
  title: string;
  heb_title: string | null;
  summary: string;
  codes: string[];
}

const readSources = async (db: Queryable, ids: number[]): Promise<Source[]> => {
  const { rows } = await db.execute<Source>(sql`
    select p.id, p.popularity, p.title, p.heb_title,
      concat_ws(' ', p.short_desc, p.heb_short_desc, v.name, (
        select string_agg(concat_ws(' ', c.name, c.heb_name), ' ')
        from ${product_creator} pc join ${creator} c on c.id = pc.creator_id
        where pc.product_id = p.id)) as summary,
      array(
        select p.sku union select sku from ${variation} where product_id = p.id
        union select fact->>'value' from jsonb_array_elements(p.meta) fact
          where fact->>'label' = 'ISBN') as codes
    from ${product} p join ${vendor} v on v.id = p.vendor_id
    where p.id = any(${sql.param(ids)}::int[])`);
  return rows;
};

/** Words as they are kept: each Hebrew one also without the letters before it. */
const kept = (words: string[]): string =>
  [
    ...new Set(
      words.flatMap((word) =>
        isHebrewWord(word) ? [word, ...stemsOf(word).map((stem) => STEM + stem)] : [word],
      ),
    ),
  ].join(' ');

function rowOf({ id, popularity, title, heb_title, summary }: Source) {
  const english = plainWords(title);
  const hebrew = plainWords(heb_title ?? '');
  const titles = [...english, ...hebrew];
  return {
    product_id: id,
    popularity,
    plain_title: english.join(' ').slice(0, LONGEST_TITLE),
    plain_heb_title: hebrew.join(' ').slice(0, LONGEST_TITLE),
    title_words: kept(titles),
    words: kept([...titles, ...plainWords(summary)]),
  };
}

/** `id:code` pairs without those that are no code. */
const codesOf = ({ id, codes }: Source) =>
  [...new Set(codes.map(plainCode))].flatMap((code) =>
    code === null ? [] : [{ product_id: id, code }],
  );

/** Keeps the words and codes by which products are found. To be called by whoever writes products. */
export async function saveWords(db: Queryable, ids: number[]): Promise<void> {
  const sources = await readSources(db, ids);
  const rows = JSON.stringify(sources.map(rowOf));
  await db.execute(sql`
    insert into ${product_words}
      (product_id, popularity, plain_title, plain_heb_title, title_words, words)
    select product_id, popularity, plain_title, plain_heb_title,
      array_to_tsvector(string_to_array(title_words, ' ')),
      array_to_tsvector(string_to_array(words, ' '))
    from jsonb_to_recordset(${rows}::jsonb) as made(product_id int, popularity int,
      plain_title text, plain_heb_title text, title_words text, words text)
    on conflict (product_id) do update set popularity = excluded.popularity,
      plain_title = excluded.plain_title, plain_heb_title = excluded.plain_heb_title,
      title_words = excluded.title_words, words = excluded.words`);
  await db.execute(sql`
    delete from ${product_code} where product_id = any(${sql.param(ids)}::int[])`);
  await db.execute(sql`
    insert into ${product_code} (code, product_id)
    select code, product_id
    from jsonb_to_recordset(${JSON.stringify(sources.flatMap(codesOf))}::jsonb)
      as made(code text, product_id int)`);
}
