import { inOtherLayout } from '@otzar/domain/keyboard-layout';
import type { Queryable } from '../../db/database.ts';
import type { Found } from '../../kit/search-provider.ts';
import { correctWord, correctWords } from './correct.ts';
import { readByCode, readLikely, readMatches, type Where } from './matches.ts';
import { type ParsedQuery, parseQuery } from './parsed-query.ts';

/** How many results a search shows at most: nobody turns fifty pages. */
const MOST_MATCHES = 1_200;
const MOST_GUESSES = 240;
/** With fewer results another spelling is worth a word, if it leads to so many times more. */
const FEW = 3;
const WORTH = 10;

interface Search {
  where: Where;
  most: number;
}

/** The products that match what was typed: see {@link search}. */
export const findProducts = (db: Queryable, typed: string): Promise<Found> =>
  search(db, typed, { where: 'products', most: MOST_MATCHES });

/** The products to offer while a shopper types, by their titles and codes. */
export const suggestProducts = (db: Queryable, typed: string, most: number): Promise<Found> =>
  search(db, typed, { where: 'titles', most });

/**
 * The products that hold all the words, the last of which may be unfinished. Where there are none: those
 * of the same keys in the other layout, of the words put right, or of some of the words.
 */
async function search(db: Queryable, typed: string, how: Search): Promise<Found> {
  const asked = await parseQuery(db, typed);
  const ids = await readAsked(db, asked, how);
  if (ids.length > 0) {
    const didYouMean = ids.length < FEW ? await likelier(db, asked, how.where) : null;
    return { ids, guessed: false, didYouMean };
  }
  const layout = await otherLayout(db, typed, asked);
  const other = layout && (await readAsked(db, layout, how));
  if (other && other.length > 0) return { ids: other, guessed: true, didYouMean: layout.plain };
  const spelled = await corrected(db, asked, how.where);
  const better = spelled && (await readAsked(db, spelled, how));
  if (better && better.length > 0) return { ids: better, guessed: true, didYouMean: spelled.plain };
  const some = await readSome(db, spelled ?? asked, how);
  return { ids: some, guessed: some.length > 0, didYouMean: null };
}

/** Products with some of several words; a number alone tells nothing, and of a code no part does. */
async function readSome(db: Queryable, { words, code }: ParsedQuery, { where, most }: Search) {
  const telling = words.filter((word) => word[where] > 0 && !/^\p{N}+$/u.test(word.typed));
  if (telling.length === 0 || words.length === 1 || code !== null) return [];
  return readLikely(db, telling, { where, most: Math.min(most, MOST_GUESSES) });
}

async function readAsked(
  db: Queryable,
  asked: ParsedQuery,
  { where, most }: Search,
): Promise<number[]> {
  const byCode = await readByCode(db, asked.code, most);
  const matches = await readMatches(db, asked, { where, most });
  return [...new Set([...byCode, ...matches])].slice(0, most);
}

/** What the same keys give in the other layout, if the catalogue knows all of it. */
async function otherLayout(
  db: Queryable,
  typed: string,
  asked: ParsedQuery,
): Promise<ParsedQuery | null> {
  if (asked.words.every(({ known }) => known)) return null;
  const meant = inOtherLayout(typed.trim());
  if (meant === null) return null;
  const reread = await parseQuery(db, meant);
  return reread.words.length > 0 && reread.words.every(({ known }) => known) ? reread : null;
}

async function corrected(
  db: Queryable,
  { words }: ParsedQuery,
  where: Where,
): Promise<ParsedQuery | null> {
  const text = await correctWords(db, words, where);
  return text === null ? null : parseQuery(db, text);
}

/** The words with the rare ones put in favour of common ones that are spelled much like them. */
async function likelier(
  db: Queryable,
  { words }: ParsedQuery,
  where: Where,
): Promise<string | null> {
  const better = await Promise.all(
    words.map(async (word) => {
      if (word[where] >= FEW) return word.typed;
      const moreThan = Math.max(1, word[where]) * WORTH;
      return (await correctWord(db, word, { where, moreThan })) ?? word.typed;
    }),
  );
  const text = better.join(' ');
  return text === words.map(({ typed }) => typed).join(' ') ? null : text;
}
