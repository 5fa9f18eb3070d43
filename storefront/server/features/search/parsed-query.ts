import { isHebrewWord, stemsOf, withFinalLetter } from '@otzar/domain/hebrew-words';
import { plainCode, plainWords } from '@otzar/domain/plain-words';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { search_word } from '../../db/schema.ts';
import { STEM } from './write.ts';

/** What is longer or has more words is nobody's search: the rest is not read. */
const LONGEST = 200;
const MOST_WORDS = 12;

/** How many products a word leads to: by its title, and at all. */
interface Frequency {
  titles: number;
  products: number;
}

/** A word that was asked for. */
export interface QueryWord extends Frequency {
  typed: string;
  /** Other words that would do: as written at its end, or without the letters before it. */
  others: string[];
  /** Whether it may be unfinished. */
  open: boolean;
  /** Whether the catalogue has it, or a word that begins so. */
  known: boolean;
}

/** What was typed, held against the words of the catalogue. */
export interface ParsedQuery {
  words: QueryWord[];
  /** The words as they were read. */
  plain: string;
  /** It, read as the beginning of a SKU or an ISBN. */
  code: string | null;
  /** How many products there are. */
  total: number;
}

interface Row extends Frequency, Record<string, unknown> {
  word: string;
}

const none: Frequency = { titles: 0, products: 0 };

async function readFrequencies(db: Queryable, words: string[], beginning: string) {
  const { rows } = await db.execute<Row>(sql`
    select word, titles, products from ${search_word} where word = any(${sql.param(words)}::text[])
    union all
    select '*', coalesce(sum(titles), 0)::int, coalesce(sum(products), 0)::int
    from ${search_word} where word like ${`${beginning}%`} and word <> ''`);
  return new Map<string, Frequency>(rows.map((row) => [row.word, row]));
}

const sum = (all: Frequency[]): Frequency => ({
  titles: all.reduce((total, one) => total + one.titles, 0),
  products: all.reduce((total, one) => total + one.products, 0),
});

/** Reads what was typed: its words, the last one as unfinished. */
export async function parseQuery(db: Queryable, text: string): Promise<ParsedQuery> {
  const cut = text.slice(0, LONGEST);
  const typed = plainWords(cut).slice(0, MOST_WORDS);
  const last = typed.at(-1) ?? '';
  const candidates = typed.map((word) => [withFinalLetter(word) ?? [], stemsOf(word)].flat());
  const frequencies = await readFrequencies(db, ['', ...typed, ...candidates.flat()], last);
  const of = (word: string) => frequencies.get(word) ?? none;
  const words = typed.map((word, at): QueryWord => {
    const open = at === typed.length - 1;
    const others = (candidates[at] ?? []).filter((other) => frequencies.has(other));
    const own = open ? of('*') : of(word);
    const frequency = sum([own, ...others.map(of)]);
    return { typed: word, others, open, known: frequency.products > 0, ...frequency };
  });
  return { words, plain: typed.join(' '), code: plainCode(cut), total: of('').products };
}

const quoted = (word: string, open: boolean) => `'${word}'${open ? ':*' : ''}`;

function queryOf({ typed, others, open }: QueryWord): string {
  const own = [quoted(typed, open)];
  if (isHebrewWord(typed)) own.push(quoted(STEM + typed, open));
  const rest = others.flatMap((other) => [quoted(other, false), quoted(STEM + other, false)]);
  return `(${[...own, ...rest].join(' | ')})`;
}

/** The search that PostgreSQL understands; plain words hold nothing that it could misread. */
export const textQuery = (words: QueryWord[], by: '&' | '|' = '&'): string =>
  words.map(queryOf).join(` ${by} `);
