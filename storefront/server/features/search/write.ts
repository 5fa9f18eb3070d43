import { plainCode, plainWords } from '@otzar/domain/plain-words';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import {
  category,
  creator,
  product,
  product_category,
  product_code,
  product_creator,
  product_words,
  variation,
  vendor,
} from '../../db/schema.ts';

/** An index holds no entry of any length: words of a title behind so many letters count as those of a summary. */
const LONGEST_TITLE = 200;

interface Source extends Record<string, unknown> {
  id: number;
  popularity: number;
  title: string;
  heb_title: string | null;
  summary: string;
  departments: string;
  codes: string[];
}

const readSources = async (db: Queryable, ids: number[]): Promise<Source[]> => {
  const { rows } = await db.execute<Source>(sql`
    select p.id, p.popularity, p.title, p.heb_title,
      concat_ws(' ', p.short_desc, p.heb_short_desc, v.name, (
        select string_agg(concat_ws(' ', c.name, c.heb_name), ' ')
        from ${product_creator} pc join ${creator} c on c.id = pc.creator_id
        where pc.product_id = p.id)) as summary,
      coalesce((select string_agg(concat_ws(' ', c.name, c.heb_name), ' ')
        from ${product_category} pc join ${category} c on c.id = pc.category_id
        where pc.product_id = p.id), '') as departments,
      array(
        select p.sku union select sku from ${variation} where product_id = p.id
        union select fact->>'value' from jsonb_array_elements(p.meta) fact
          where fact->>'label' = 'ISBN') as codes
    from ${product} p join ${vendor} v on v.id = p.vendor_id
    where p.id = any(${sql.param(ids)}::int[])`);
  return rows;
};

/** How many of a title's words are kept as such. */
function fitting(words: string[]): number {
  let letters = 0;
  const past = words.findIndex((word) => {
    letters += word.length + 1;
    return letters > LONGEST_TITLE;
  });
  return past < 0 ? words.length : past;
}

function rowOf({ id, popularity, title, heb_title, summary, departments }: Source) {
  const english = plainWords(title);
  const hebrew = plainWords(heb_title ?? '');
  const behind = [english, hebrew].flatMap((words) => words.slice(fitting(words)));
  return {
    product_id: id,
    popularity,
    plain_title: english.slice(0, fitting(english)).join(' '),
    plain_heb_title: hebrew.slice(0, fitting(hebrew)).join(' '),
    department_words: [...new Set(plainWords(departments))],
    other_words: [...new Set([...behind, ...plainWords(summary)])],
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
    insert into ${product_words} (product_id, popularity, plain_title, plain_heb_title,
      department_words, other_words)
    select product_id, popularity, plain_title, plain_heb_title, department_words, other_words
    from jsonb_to_recordset(${rows}::jsonb) as made(product_id int, popularity int,
      plain_title text, plain_heb_title text, department_words text[], other_words text[])
    on conflict (product_id) do update set popularity = excluded.popularity,
      plain_title = excluded.plain_title, plain_heb_title = excluded.plain_heb_title,
      department_words = excluded.department_words, other_words = excluded.other_words`);
  await db.execute(sql`
    delete from ${product_code} where product_id = any(${sql.param(ids)}::int[])`);
  await db.execute(sql`
    insert into ${product_code} (code, product_id)
    select code, product_id
    from jsonb_to_recordset(${JSON.stringify(sources.flatMap(codesOf))}::jsonb)
      as made(code text, product_id int)`);
}
