import { randomUUID } from 'node:crypto';
import { oneLetterLess } from '@otzar/domain/spelling';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { product_words, search_order, search_word } from '../../db/schema.ts';
import { PLACES, type Place, PostingList } from './postings.ts';
import { orderAsBytes } from './product-order.ts';
import { spelledInLatin } from './spelled-in-latin.ts';

/** Products that are read at once, and words that are written at once. */
const BATCH = 1_000;

/** Long numbers are codes: nobody misspells them into another. */
const isWord = (word: string) => !(word.length > 3 && /\p{N}/u.test(word));

interface Row extends Record<string, unknown> {
  product_id: number;
  popularity: number;
  plain_title: string;
  plain_heb_title: string;
  department_words: string[];
  other_words: string[];
}

/** All rows, the most popular first. */
async function* rowsByPopularity(db: Queryable): AsyncGenerator<Row> {
  for (let after: Row | undefined; ; ) {
    const rest = after
      ? sql`where popularity <= ${after.popularity}
          and (popularity < ${after.popularity} or product_id > ${after.product_id})`
      : sql.empty();
    const { rows }: { rows: Row[] } = await db.execute<Row>(sql`
      select * from ${product_words} ${rest} order by popularity desc, product_id limit ${BATCH}`);
    yield* rows;
    after = rows.at(-1);
    if (rows.length < BATCH) return;
  }
}

/** Where a product has each of its words: the weightiest place of each. */
function placesOf(row: Row): Map<string, Place> {
  const places = new Map<string, Place>();
  const put = (words: string[], place: Place) => {
    for (const word of words)
      if (word !== '' && !((places.get(word) ?? PLACES.elsewhere + 1) <= place))
        places.set(word, place);
  };
  for (const title of [row.plain_title, row.plain_heb_title]) {
    const words = title.split(' ');
    put(words.slice(0, 1), PLACES.beginning);
    put(words.slice(1), PLACES.title);
  }
  put(row.department_words, PLACES.department);
  put(row.other_words, PLACES.elsewhere);
  return places;
}

async function writeWords(db: Queryable, lists: [string, PostingList][]): Promise<void> {
  const rows = lists.map(([word, list]) => ({
    word,
    spelled: isWord(word) ? spelledInLatin(word) : '',
    shorter: isWord(word) ? oneLetterLess(word) : [],
    titles: list.titles,
    products: list.products,
    postings: list.bytes().toString('base64'),
  }));
  await db.execute(sql`
    insert into ${search_word} (word, spelled, shorter, titles, products, postings)
    select word, spelled, shorter, titles, products, decode(postings, 'base64')
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as made(
      word text, spelled text, shorter text[], titles int, products int, postings text)`);
}

/** Lists the catalogue's words anew, each with its products. @returns each word once */
export async function listWords(db: Queryable): Promise<string[]> {
  const ids: number[] = [];
  const lists = new Map<string, PostingList>();
  for await (const row of rowsByPopularity(db)) {
    for (const [word, place] of placesOf(row)) {
      const list = lists.get(word) ?? new PostingList();
      list.add(ids.length, place);
      lists.set(word, list);
    }
    ids.push(row.product_id);
  }
  await db.delete(search_order);
  await db.insert(search_order).values({ revision: randomUUID(), product_ids: orderAsBytes(ids) });
  await db.delete(search_word);
  await db.insert(search_word).values({
    word: '',
    spelled: '',
    shorter: [],
    titles: ids.length,
    products: ids.length,
    postings: Buffer.alloc(0),
  });
  const entries = [...lists];
  for (let at = 0; at < entries.length; at += BATCH)
    await writeWords(db, entries.slice(at, at + BATCH));
  return entries.map(([word]) => word);
}
