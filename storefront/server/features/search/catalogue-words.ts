import { defective } from '@otzar/domain/hebrew-spelling';
import { formsOf, isHebrewWord, withoutFinals } from '@otzar/domain/hebrew-words';
import { soundKeys } from '@otzar/domain/name-sounds';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { search_form, search_word } from '../../db/schema.ts';
import { beginsWith } from './begins-with.ts';

/** Stands before what is heard of a name, so that it is no form of a word. */
export const HEARD = '@';

/** Words that are found by a form, at most: the most frequent ones. */
const MOST_FOUND = 400;
/** Words with letters before one that begins as what was typed, at most. */
const MOST_BEGUN = 60;
/** Whatever begins with fewer letters may be any word. */
const BEGUN_FROM = 2;

/** How many products a word leads to: by its title, and at all. */
export interface Frequency {
  titles: number;
  products: number;
}

/** A word of the catalogue, by what it was found. */
export interface FoundWord extends Frequency {
  word: string;
  form: string;
  defective: string;
  cost: number;
}

/** What the catalogue says of the words that were typed. */
export interface CatalogueWords {
  frequencyOf: (word: string) => Frequency;
  /** Of all words that begin as the last one. */
  begun: Frequency;
  /** How many products there are. */
  total: number;
  /** Words that share a form, but for its spelling, or are heard alike. */
  alike: FoundWord[];
  /** Words of which a form begins as the last one. */
  beginning: FoundWord[];
}

interface Row extends FoundWord, Record<string, unknown> {
  source: 'own' | 'begun' | 'alike' | 'beginning';
}

const NONE: Frequency = { titles: 0, products: 0 };

/** By what other words of the catalogue are looked for. */
const keysOf = (word: string): string[] => [
  ...(isHebrewWord(word) ? formsOf(word).map(({ text }) => defective(text)) : []),
  ...soundKeys(word).map((key) => HEARD + key),
];

/** Reads all that the catalogue has of some words, the last of which may be unfinished, in one go. */
export async function readCatalogueWords(db: Queryable, typed: string[]): Promise<CatalogueWords> {
  const last = typed.at(-1) ?? '';
  const keys = [...new Set(typed.flatMap(keysOf))];
  const begins = isHebrewWord(last) && last.length >= BEGUN_FROM;
  const beginning = sql` union all (
    select 'beginning', word, form, defective, cost, titles, products
    from ${search_form} join ${search_word} using (word)
    where ${beginsWith(search_form.form, withoutFinals(last))} order by products desc limit ${MOST_BEGUN})`;
  const { rows } = await db.execute<Row>(sql`
    select 'own' as source, word, '' as form, '' as defective, 0 as cost, titles, products
    from ${search_word} where word = any(${sql.param(['', ...typed])}::text[])
    union all
    select 'begun', '', '', '', 0, coalesce(sum(titles), 0)::int, coalesce(sum(products), 0)::int
    from ${search_word} where ${beginsWith(search_word.word, last)} and word <> ''
    union all (
    select 'alike', word, form, defective, cost, titles, products
    from ${search_form} join ${search_word} using (word)
    where defective = any(${sql.param(keys)}::text[]) order by products desc limit ${MOST_FOUND})
    ${begins ? beginning : sql.empty()}`);
  const from = (source: Row['source']) => rows.filter((row) => row.source === source);
  const own = new Map<string, Frequency>(from('own').map((row) => [row.word, row]));
  const frequencyOf = (word: string) => own.get(word) ?? NONE;
  return {
    frequencyOf,
    begun: from('begun')[0] ?? NONE,
    total: frequencyOf('').products,
    alike: from('alike'),
    beginning: from('beginning'),
  };
}
