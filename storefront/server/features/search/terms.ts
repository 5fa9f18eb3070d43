import { plainWords } from '@otzar/domain/plain-words';
import { lte, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { search_name, search_term, search_word } from '../../db/schema.ts';
import { logFailure } from '../../kit/error-reports.ts';
import type { Found } from '../../kit/search-provider.ts';
import { beginsWith } from './begins-with.ts';
import type { ParsedQuery } from './parsed-query.ts';
import { textQuery } from './text-query.ts';

/** What is longer is no term that others would search for. */
const LONGEST_TERM = 60;
const MOST_WORDS = 6;
/** How long a search counts. */
const DAYS_KEPT = 90;
const DAY_MS = 86_400_000;

const oldestDay = (now: Date) =>
  new Date(now.getTime() - DAYS_KEPT * DAY_MS).toISOString().slice(0, 10);

/** A search to suggest. */
export interface Term {
  /** As it is shown and searched. */
  shown: string;
  plain: string;
}

/** Each search once, as it was shown first. */
export const withoutTwins = (terms: Term[]): Term[] =>
  terms.filter(({ plain }, at) => terms.findIndex((term) => term.plain === plain) === at);

interface TermRow extends Term, Record<string, unknown> {}

/** A word tells something that at most every so-many-th product has: not `the`, nor `and`. */
const TELLING = 5;
/** What a search is shown with besides its words; whoever types other signs is shown to nobody with them. */
const PLAINLY = /^[\p{L}\p{M}\p{N} '’"״׳־&,.:?!-]+$/u;

/**
 * Counts a search that found something by its words. Only words of the catalogue are kept, with the day
 * and a count: nothing that tells who searched, and nothing that only one shopper could have typed.
 */
export async function noteSearched(
  db: Queryable,
  typed: string,
  found: Found,
  now = new Date(),
): Promise<void> {
  const words = plainWords(typed);
  const written = typed.trim().replaceAll(/\s+/g, ' ');
  const shown = PLAINLY.test(written) ? written : words.join(' ');
  if (found.ids.length === 0 || found.guessed || words.length === 0) return;
  if (words.length > MOST_WORDS || shown.length > LONGEST_TERM) return;
  await db.execute(sql`
    insert into ${search_term} (plain, day, shown)
    select ${words.join(' ')}, ${now.toISOString().slice(0, 10)}::date, ${shown}
    where (
      select count(*) = ${new Set(words).size} and bool_or(products * ${TELLING}::int
        <= (select products from ${search_word} where word = ''))
      from ${search_word} where word = any(${sql.param([...new Set(words)])}::text[]))
    on conflict (plain, day) do update set count = ${search_term.count} + 1, shown = excluded.shown`);
}

/** How many notes may wait for the database at once: a search that finds it busy goes unnoted. */
const MOST_NOTES = 2;
let notes = 0;

/** Notes a search beside its answer: nobody waits for it, and none fails where it can not be written. */
export function noteBeside(db: Queryable, typed: string, found: Found, now: Date): void {
  if (notes >= MOST_NOTES) return;
  notes += 1;
  noteSearched(db, typed, found, now)
    .catch((error: unknown) => logFailure('A search was not noted', error))
    .finally(() => {
      notes -= 1;
    });
}

/** Drops what was searched too long ago to count. */
export async function forgetSearched(db: Queryable, now: Date): Promise<void> {
  await db.delete(search_term).where(lte(search_term.day, oldestDay(now)));
}

/** What shoppers searched for that matches, the most frequent first. */
export async function readSearched(
  db: Queryable,
  { words }: ParsedQuery,
  { most, now = new Date() }: { most: number; now?: Date },
): Promise<Term[]> {
  const { rows } = await db.execute<TermRow>(sql`
    select plain, (array_agg(shown order by day desc))[1] as shown from ${search_term}
    where to_tsvector('simple', plain) @@ ${textQuery(words)}::tsquery
      and day > ${oldestDay(now)}::date
    group by plain order by sum(count) desc, plain limit ${most}`);
  return rows;
}

/** Creators, brands and departments that match: those that begin so, then those with the most products. */
export async function readNames(db: Queryable, { words, plain }: ParsedQuery, most: number) {
  const { rows } = await db.execute<TermRow>(sql`
    select plain, shown from ${search_name} where words @@ ${textQuery(words)}::tsquery
    order by starts_with(plain, ${plain}) desc, products desc, plain limit ${most}`);
  return rows;
}

/** Words of titles that begin as what was typed, the most frequent first. */
export async function readCompletions(db: Queryable, beginning: string, most: number) {
  const { rows } = await db.execute<TermRow>(sql`
    select word as plain, word as shown from ${search_word}
    where ${beginsWith(search_word.word, beginning)} and length(word) > 2 and titles > 0 and spelled <> ''
    order by titles desc, word limit ${most}`);
  return rows;
}

/**
 * What is searched for most, for a page that has nothing else to offer; names of the shop's largest parts
 * where too little was searched yet, in English alone: each would stand there twice.
 */
export async function popularSearches(
  db: Queryable,
  most: number,
  now = new Date(),
): Promise<string[]> {
  const { rows } = await db.execute<TermRow>(sql`
    (select plain, (array_agg(shown order by day desc))[1] as shown, 1 as source,
      sum(count) as weight
    from ${search_term} where day > ${oldestDay(now)}::date
    group by plain order by weight desc, plain limit ${most})
    union all
    (select plain, shown, 2, products from ${search_name}
    where plain ~ '^[a-z ]+$' order by products desc, plain limit ${most})
    order by source, weight desc, plain`);
  return withoutTwins(rows)
    .slice(0, most)
    .map(({ shown }) => shown);
}
