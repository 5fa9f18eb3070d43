import { defective, spellingDistance } from '@otzar/domain/hebrew-spelling';
import { formsOf, isHebrewWord, type WordForm } from '@otzar/domain/hebrew-words';
import { nameDistance } from '@otzar/domain/name-sounds';
import { type CatalogueWords, type FoundWord, type Frequency, HEARD } from './catalogue-words.ts';

/** A word of the catalogue that would do for the one that was typed. */
export interface OtherForm extends Frequency {
  word: string;
  /** How far it is; null for one that only begins so. */
  cost: number | null;
  /** Whether it may as well be another word: few letters, and spelled otherwise. */
  doubtful: boolean;
}

/** Forms that are no farther are clearly of the same word: its plural, its construct, with letters before it. */
export const CLOSE = 8;
/** Forms that are farther apart are of two words. */
const FARTHEST = 12;
/** Shorter spellings without vowels are those of many words: they count where no word is written as it was typed. */
const TELLING_SPELLING = 4;
/** So many are looked for at most, the nearest ones. */
const MOST_OTHERS = 40;

interface Near {
  found: FoundWord;
  cost: number;
  /** Whether only its spelling differs, in so few letters that it may be another word. */
  doubtful: boolean;
}

/** How far a word of the catalogue is from what was typed, by a form of both. */
function nearBy(found: FoundWord, form: WordForm): Near | null {
  if (found.defective !== defective(form.text)) return null;
  const spelling = spellingDistance(form.text, found.form);
  if (spelling === null) return null;
  const doubtful = spelling > 0 && found.defective.length < TELLING_SPELLING;
  return { found, cost: form.cost + spelling + found.cost, doubtful };
}

function nearByName(found: FoundWord, typed: string): Near | null {
  if (isHebrewWord(typed) === isHebrewWord(found.word)) return null;
  const [hebrew, latin] = isHebrewWord(typed) ? [typed, found.word] : [found.word, typed];
  const distance = nameDistance(hebrew, latin);
  return distance === null ? null : { found, cost: distance, doubtful: false };
}

function nearest(near: Near[]): OtherForm[] {
  const least = new Map<string, OtherForm & { cost: number }>();
  for (const { found, cost, doubtful } of near) {
    const before = least.get(found.word);
    if (cost <= FARTHEST && cost < (before?.cost ?? Number.POSITIVE_INFINITY)) {
      const { word, titles, products } = found;
      least.set(word, { word, titles, products, cost, doubtful });
    }
  }
  return [...least.values()].sort((a, b) => a.cost - b.cost || b.products - a.products);
}

/**
 * The words of the catalogue that would do for one that was typed, the nearest first.
 * @param open whether it may be unfinished: then those do too that begin so behind letters that Hebrew writes before
 */
export function formsIn(read: CatalogueWords, typed: string, open: boolean): OtherForm[] {
  const forms = isHebrewWord(typed) ? formsOf(typed) : [];
  const near = read.alike
    .filter(({ word }) => word !== typed)
    .flatMap((found) =>
      found.form.startsWith(HEARD)
        ? (nearByName(found, typed) ?? [])
        : forms.flatMap((form) => nearBy(found, form) ?? []),
    );
  const certain = near.filter(({ doubtful }) => !doubtful);
  const isWritten = certain.length > 0 || read.frequencyOf(typed).products > 0;
  const others = nearest(isWritten ? certain : near);
  const begun = open ? read.beginning.filter(({ word }) => word !== typed) : [];
  const byWord = new Map<string, OtherForm>(
    begun.map(({ word, titles, products }) => [
      word,
      { word, titles, products, cost: null, doubtful: false },
    ]),
  );
  for (const { word } of others) byWord.delete(word);
  return [...others, ...byWord.values()].slice(0, MOST_OTHERS);
}
