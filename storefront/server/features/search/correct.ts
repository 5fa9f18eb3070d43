import { wordsInFull } from '@otzar/domain/hebrew-abbreviations';
import { editsAllowed, oneLetterLess, slipsBetween } from '@otzar/domain/spelling';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { search_word } from '../../db/schema.ts';
import type { Where } from './grades.ts';
import type { QueryWord } from './parsed-query.ts';
import { spelledInLatin } from './spelled-in-latin.ts';

/** Words of so many letters are also looked for by their trigrams: two slips leave enough of them. */
const TRIGRAMS_FROM = 6;
const MOST_CANDIDATES = 80;
/** Words of fewer letters are spelled much like any. */
const SHORTEST = 3;
/** What a finished word is preferred by to one that only begins so. */
const UNFINISHED = 0.5;

interface Candidate extends Record<string, unknown> {
  word: string;
  frequency: number;
}

async function readCandidates(db: Queryable, typed: string, where: Where): Promise<Candidate[]> {
  const alike =
    typed.length >= TRIGRAMS_FROM ? sql` or spelled % ${spelledInLatin(typed)}` : sql.empty();
  const column = sql.raw(where);
  const { rows } = await db.execute<Candidate>(sql`
    select word, ${column} as frequency from ${search_word}
    where (shorter && ${sql.param(oneLetterLess(typed))}::text[] ${alike})
      and ${column} > 0 and length(word) >= ${SHORTEST}
    order by similarity(spelled, ${spelledInLatin(typed)}) desc limit ${MOST_CANDIDATES}`);
  return rows;
}

/** Letters that stand for vowels, in foreign words alef too: `פזל` is `פאזל` rather than `מזל`. */
const withoutVowels = (word: string): string => word.replaceAll(/[אוי]/g, '');

/** How far a word of the catalogue lies from what was typed; an unfinished word is held to its beginning. */
function slipsTo(word: string, { typed, open }: QueryWord): number {
  const whole = slipsBetween(typed, word);
  if (!open || word.length <= typed.length) return whole;
  return Math.min(whole, slipsBetween(typed, word.slice(0, typed.length)) + UNFINISHED);
}

/**
 * The word of the catalogue that was most likely meant.
 * @param moreThan how many products it must lead to, to be worth a change
 * @returns null where none is near
 */
export async function correctWord(
  db: Queryable,
  asked: QueryWord,
  { where, moreThan = 0 }: { where: Where; moreThan?: number },
): Promise<string | null> {
  const allowed = editsAllowed(asked.typed.length);
  if (allowed === 0) return null;
  const near = (await readCandidates(db, asked.typed, where))
    .map((candidate) => ({
      ...candidate,
      slips: slipsTo(candidate.word, asked),
      otherVowels: Number(withoutVowels(candidate.word) !== withoutVowels(asked.typed)),
    }))
    .filter(({ slips, frequency, word }) => {
      const close = slips <= allowed + UNFINISHED;
      return close && frequency > moreThan && word !== asked.typed;
    })
    .sort(
      (a, b) => a.slips - b.slips || a.otherVowels - b.otherVowels || b.frequency - a.frequency,
    );
  return near[0]?.word ?? null;
}

/** With more unknown words it is no slip of the finger, and each would be looked for in vain. */
const MOST_UNKNOWN = 4;

/** All words, with those that the catalogue does not know put right or written in full; null where one can't be. */
export async function correctWords(
  db: Queryable,
  words: QueryWord[],
  where: Where,
): Promise<string | null> {
  if (words.filter(({ standing }) => standing === 'unknown').length > MOST_UNKNOWN) return null;
  const corrected = await Promise.all(
    words.map((word) =>
      word.standing !== 'unknown'
        ? word.typed
        : (wordsInFull(word.typed) ?? correctWord(db, word, { where })),
    ),
  );
  if (corrected.includes(null)) return null;
  const text = corrected.join(' ');
  return text === words.map(({ typed }) => typed).join(' ') ? null : text;
}
