import { defective } from '@otzar/domain/hebrew-spelling';
import { formsOf, isHebrewWord } from '@otzar/domain/hebrew-words';
import { soundKeys } from '@otzar/domain/name-sounds';
import { plainWords } from '@otzar/domain/plain-words';
import { oneLetterLess } from '@otzar/domain/spelling';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import {
  category,
  creator,
  product,
  product_creator,
  product_words,
  search_form,
  search_name,
  search_word,
  vendor,
} from '../../db/schema.ts';
import { HEARD } from './catalogue-words.ts';

const HEBREW = 'אבגדהוזחטיךכלםמןנסעףפץצקרשת';
const LATIN = 'abgdhwzxtykklmmnnspffccqrjv';
const LATIN_OF = new Map([...HEBREW].map((letter, at) => [letter, LATIN[at] ?? letter]));

/** A word in Latin letters, one for one: a database without a locale knows trigrams of no others. */
export const spelledInLatin = (word: string): string =>
  [...word].map((letter) => LATIN_OF.get(letter) ?? letter).join('');

const BATCH = 2_000;

/** Long numbers are codes: nobody misspells them into another. */
const isWord = (word: string) => word !== '' && !(word.length > 3 && /\p{N}/u.test(word));

interface Counted extends Record<string, unknown> {
  word: string;
  titles: number;
  products: number;
}

/** @returns each word once */
async function countWords(db: Queryable): Promise<string[]> {
  const { rows } = await db.execute<Counted>(sql`
    select word, products.ndoc as products, coalesce(titles.ndoc, 0) as titles
    from ts_stat('select words from product_words') products
    left join ts_stat('select title_words from product_words') titles using (word)
    union all select '', count(*)::int, count(*)::int from ${product_words}`);
  await db.execute(sql`delete from ${search_word}`);
  const words = rows.filter(({ word }) => word === '' || isWord(word));
  const entries = words.map((counted) => ({
    ...counted,
    spelled: spelledInLatin(counted.word),
    shorter: oneLetterLess(counted.word),
  }));
  for (let at = 0; at < entries.length; at += BATCH) {
    await db.execute(sql`
      insert into ${search_word} (word, spelled, shorter, titles, products)
      select word, spelled, shorter, titles, products
      from jsonb_to_recordset(${JSON.stringify(entries.slice(at, at + BATCH))}::jsonb)
        as made(word text, spelled text, shorter text[], titles int, products int)`);
  }
  return words.map(({ word }) => word);
}

/** Words of the names of those whose products there are, in either alphabet. */
async function readNameWords(db: Queryable): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(sql`
    select concat_ws(' ', name, heb_name) as name from ${creator}
    where exists (select from ${product_creator} where creator_id = id)`);
  return [...new Set(rows.flatMap(({ name }) => plainWords(name)))];
}

/** By what else the words are found. */
async function listForms(db: Queryable, words: string[]): Promise<void> {
  const ofWords = words.filter(isHebrewWord).flatMap((word) =>
    formsOf(word).map(({ text, cost }) => ({
      form: text,
      defective: defective(text),
      word,
      cost,
    })),
  );
  const ofNames = (await readNameWords(db)).map((word) => {
    const form = HEARD + (soundKeys(word)[0] ?? '');
    return { form, defective: form, word, cost: 0 };
  });
  const entries = [...ofWords, ...ofNames];
  await db.execute(sql`delete from ${search_form}`);
  for (let at = 0; at < entries.length; at += BATCH) {
    await db.execute(sql`
      insert into ${search_form} (form, defective, word, cost)
      select form, defective, word, cost
      from jsonb_to_recordset(${JSON.stringify(entries.slice(at, at + BATCH))}::jsonb)
        as made(form text, defective text, word text, cost int)`);
  }
}

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

/** Counts the catalogue's words and names anew, and lists what else they are found by. To be called when products have been written. */
export async function countVocabulary(db: Queryable): Promise<void> {
  await listForms(db, await countWords(db));
  await listNames(db);
}
