import { isFunctionWord } from '@otzar/domain/function-words';
import { plainCode, plainWords } from '@otzar/domain/plain-words';
import type { Queryable } from '../../db/database.ts';
import { type Frequency, readCatalogueWords } from './catalogue-words.ts';
import { CLOSE, formsIn, type OtherForm } from './other-forms.ts';

/** What is longer or has more words is nobody's search: the rest is not read. */
const LONGEST = 200;
const MOST_WORDS = 12;

/**
 * What a word is to the catalogue: one of its words or clearly a form of one, the beginning of one, what may be another
 * form of one, or nothing.
 */
type Standing = 'word' | 'beginning' | 'doubtful' | 'unknown';

/** A word that was asked for. */
export interface QueryWord extends Frequency {
  typed: string;
  /** Words of the catalogue that would do: other forms of it, other spellings, a name in the other alphabet. */
  others: OtherForm[];
  /** Whether it may be unfinished. */
  open: boolean;
  standing: Standing;
}

/** What was typed, held against the words of the catalogue. */
export interface ParsedQuery {
  words: QueryWord[];
  /** Those of them that a product must have: all but `of` and the like, where there are others. */
  sought: QueryWord[];
  /** The words as they were read. */
  plain: string;
  /** It, read as the beginning of a SKU or an ISBN. */
  code: string | null;
  /** How many products there are. */
  total: number;
}

const sum = (all: Frequency[]): Frequency => ({
  titles: all.reduce((total, one) => total + one.titles, 0),
  products: all.reduce((total, one) => total + one.products, 0),
});

function standingOf(begun: Frequency, frequency: Frequency): Standing {
  if (begun.products > 0) return 'beginning';
  return frequency.products > 0 ? 'doubtful' : 'unknown';
}

/** Reads what was typed: its words, the last one as unfinished. */
export async function parseQuery(db: Queryable, text: string): Promise<ParsedQuery> {
  const cut = text.slice(0, LONGEST);
  const typed = plainWords(cut).slice(0, MOST_WORDS);
  const read = await readCatalogueWords(db, typed);
  const words = typed.map((word, at): QueryWord => {
    const open = at === typed.length - 1;
    const others = formsIn(read, word, open);
    const own = read.frequencyOf(word);
    const begun = open ? read.begun : own;
    const beside = others.filter((other) => !(open && other.word.startsWith(word)));
    const frequency = sum([begun, ...beside]);
    const isForm = others.some(({ cost, doubtful }) => cost !== null && cost <= CLOSE && !doubtful);
    const standing = own.products > 0 || isForm ? 'word' : standingOf(begun, frequency);
    return { typed: word, others, open, standing, ...frequency };
  });
  const telling = words.filter((word) => !isFunctionWord(word.typed));
  return {
    words,
    sought: telling.length > 0 ? telling : words,
    plain: typed.join(' '),
    code: plainCode(cut),
    total: read.total,
  };
}
