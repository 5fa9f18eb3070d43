import { inOtherLayout } from '@otzar/domain/keyboard-layout';
import type { Queryable } from '../../db/database.ts';
import { readMatches } from './matches.ts';
import { type ParsedQuery, parseQuery, type QueryWord } from './parsed-query.ts';

/** The beginning of a word with fewer letters may be that of any. */
const TELLING_BEGINNING = 3;

/** How many products a query leads to at most: as many as its rarest word does. */
const reach = ({ sought }: ParsedQuery): number =>
  Math.min(...sought.map(({ products }) => products));

const isMeant = ({ typed, standing }: QueryWord): boolean =>
  standing === 'word' || (standing === 'beginning' && typed.length >= TELLING_BEGINNING);

/**
 * What the same keys give in the other layout, where the catalogue knows all of that, it leads to more, and no word as
 * it was typed is one of the catalogue. It is one rule for the result page and for what is offered while one types.
 */
export async function readOtherLayout(
  db: Queryable,
  typed: string,
  asked: ParsedQuery,
): Promise<ParsedQuery | null> {
  if (asked.words.some(({ standing }) => standing === 'word')) return null;
  const meant = inOtherLayout(typed.trim());
  if (meant === null) return null;
  const reread = await parseQuery(db, meant);
  if (reread.words.length === 0 || !reread.words.every(isMeant)) return null;
  if (reach(reread) <= reach(asked)) return null;
  if (reread.sought.length === 1) return reread;
  // Each word alone leads to something; all of them together may not.
  const [found] = await readMatches(db, reread, { where: 'products', most: 1 });
  return found === undefined ? null : reread;
}
