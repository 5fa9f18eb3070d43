import type { Queryable } from '../../db/database.ts';
import type { Found } from '../../kit/search-provider.ts';
import { correctWord, correctWords } from './correct.ts';
import type { Where } from './grades.ts';
import { readByCode, readLikely, readMatches } from './matches.ts';
import { readOtherLayout } from './other-layout.ts';
import { type ParsedQuery, parseQuery } from './parsed-query.ts';

/** How many results a search shows at most: nobody turns fifty pages. */
const MOST_MATCHES = 1_200;
const MOST_GUESSES = 240;
/** With fewer results another spelling is worth a word, if it leads to so many times more. */
const FEW = 3;
const WORTH = 10;
/** A shorter word is spelled much like any other. */
const TELLING_LENGTH = 5;

interface Search {
  where: Where;
  most: number;
}

/** What was found, and what the same keys give in the other layout, where that leads to more. */
export interface FoundHere extends Found {
  otherLayout?: string;
}

/** What was found, with how it was read. */
export interface Suggested extends FoundHere {
  /** What was typed, or what was found in its place. */
  read: ParsedQuery;
}

/** The products that match what was typed: see {@link search}. */
export async function findProducts(db: Queryable, typed: string): Promise<FoundHere> {
  const { read, ...found } = await search(db, typed, { where: 'products', most: MOST_MATCHES });
  return found;
}

/** The products to offer while a shopper types, by their titles and codes. */
export const suggestProducts = (db: Queryable, typed: string, most: number): Promise<Suggested> =>
  search(db, typed, { where: 'titles', most });

/**
 * The products that hold all the words, the last of which may be unfinished. Where there are none: those of the same
 * keys in the other layout, of the words put right, or of some of the words.
 */
async function search(db: Queryable, typed: string, how: Search): Promise<Suggested> {
  const asked = await parseQuery(db, typed);
  const ids = await readAsked(db, asked, how);
  const layout = await readOtherLayout(db, typed, asked);
  const found = ids.length > 0 ? { ids, guessed: false, didYouMean: null, read: asked } : null;
  if (layout) {
    const other = found ?? (await guess(db, layout, how));
    return { ...other, didYouMean: layout.plain, otherLayout: layout.plain, read: layout };
  }
  if (found && ids.length >= FEW) return found;
  if (found) return { ...found, didYouMean: await likelier(db, asked, how.where) };
  const spelled = await corrected(db, asked, how.where);
  const better = spelled && (await guess(db, spelled, how));
  if (better?.guessed) return better;
  const isSure = asked.sought.some((word) => word.standing === 'word' && word[how.where] > 0);
  const some = await readSome(db, isSure ? asked : (spelled ?? asked), how);
  return { ids: some, guessed: some.length > 0, didYouMean: null, read: asked };
}

/** What other words find, as a guess at what was meant. */
async function guess(db: Queryable, meant: ParsedQuery, how: Search): Promise<Suggested> {
  const ids = await readAsked(db, meant, how);
  return { ids, guessed: ids.length > 0, didYouMean: meant.plain, read: meant };
}

/** Products with some of several words; a number alone tells nothing, and of a code no part does. */
async function readSome(db: Queryable, asked: ParsedQuery, { where, most }: Search) {
  const { words, sought, code } = asked;
  const some = sought.filter((word) => word[where] > 0 && !/^\p{N}+$/u.test(word.typed));
  // What only may be a word of the catalogue is rare there, and would come before what surely is one.
  const sure = some.filter(({ standing }) => standing !== 'doubtful');
  const telling = sure.length > 0 ? sure : some;
  if (telling.length === 0 || words.length === 1 || code !== null) return [];
  return readLikely(db, asked, telling, { where, most: Math.min(most, MOST_GUESSES) });
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
      if (word.products >= FEW || word.typed.length < TELLING_LENGTH) return word.typed;
      const moreThan = Math.max(1, word[where]) * WORTH;
      return (await correctWord(db, word, { where, moreThan })) ?? word.typed;
    }),
  );
  const text = better.join(' ');
  return text === words.map(({ typed }) => typed).join(' ') ? null : text;
}
