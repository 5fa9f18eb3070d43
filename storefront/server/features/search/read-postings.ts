import { sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { product_words, search_order, search_word } from '../../db/schema.ts';
import { beginsWith } from './begins-with.ts';
import type { ParsedQuery, QueryWord } from './parsed-query.ts';
import { lastOrder, NO_ORDER, type ProductOrder, takeOrder } from './product-order.ts';

/** Words that begin as the last one, at most: those of the most products. */
const MOST_BEGUN = 200;
/** Products of the same title that come first, at most. */
const MOST_EXACT = 1_200;

/** What is kept of the words that were asked for. */
export interface Postings {
  /** The products of each word of the catalogue that would do. */
  lists: Map<string, Uint8Array>;
  /** Positions of the products that are titled exactly so. */
  exact: number[];
  order: ProductOrder;
}

type Row =
  | { source: 'word'; name: string; bytes: Buffer | null }
  | { source: 'exact'; name: string; bytes: null }
  | { source: 'order'; name: string; bytes: Buffer | null };

/** Words of the catalogue that would do for one that was typed, but for those that it is only the beginning of. */
export const formsOfWord = ({ typed, others }: QueryWord): string[] => [
  typed,
  ...others.map(({ word }) => word),
];

/** A query that finds nothing as a whole is asked for its parts. */
const readBefore = new WeakMap<ParsedQuery, Promise<Postings>>();

/** Reads which products have the words, in one go, and once for a query. */
export function readPostings(db: Queryable, asked: ParsedQuery): Promise<Postings> {
  const read = readBefore.get(asked) ?? readLists(db, asked);
  readBefore.set(asked, read);
  return read;
}

/** The order of the same moment as the words: places in another would be those of other products. */
function orderIn(rows: Row[], known: ProductOrder): ProductOrder {
  const row = rows.find(({ source }) => source === 'order');
  if (row === undefined) return NO_ORDER;
  return row.bytes === null ? known : takeOrder(row.name, row.bytes);
}

/** Each word's list, from what was kept where the database did not send it again. */
function listsIn(rows: Row[], kept: Map<string, Uint8Array>): Map<string, Uint8Array> {
  const lists = new Map<string, Uint8Array>();
  for (const { source, name, bytes } of rows) {
    const list = source === 'word' ? (bytes ?? kept.get(name)) : undefined;
    if (list !== undefined) lists.set(name, list);
  }
  return lists;
}

async function readLists(db: Queryable, { sought, plain }: ParsedQuery): Promise<Postings> {
  const known = lastOrder();
  const forms = [...new Set(sought.flatMap(formsOfWord))];
  const open = sought.find((word) => word.open);
  // Held here: while the database is asked, others may let go of them.
  const kept = known.kept.take(forms, open?.typed ?? null);
  const postings = sql`case when word <> all((select ${sql.param([...kept.keys()])}::text[])::text[])
    or (select revision from ${search_order}) <> ${known.revision} then postings end`;
  const begun = sql`
    union all (select 'word', word, ${postings} from ${search_word}
      where ${beginsWith(search_word.word, open?.typed ?? '')} and word <> '' order by products desc limit ${MOST_BEGUN})`;
  const { rows } = await db.execute<Row & Record<string, unknown>>(sql`
    select 'word' as source, word as name, ${postings} as bytes from ${search_word}
    where word = any(${sql.param(forms)}::text[]) and word <> ''
    ${open ? begun : sql.empty()}
    union all (select 'exact', product_id::text, null from ${product_words}
      where plain_title = ${plain} or plain_heb_title = ${plain} limit ${MOST_EXACT})
    union all select 'order', revision,
      case when revision <> ${known.revision} then product_ids end from ${search_order}`);
  const order = orderIn(rows, known);
  const lists = listsIn(rows, kept);
  order.kept.keep(lists);
  const exact = rows
    .filter(({ source }) => source === 'exact')
    .map(({ name }) => order.positions[Number(name)] ?? -1);
  return { lists, exact: exact.filter((position) => position >= 0), order };
}
