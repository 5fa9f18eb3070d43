import { CLOSE } from './other-forms.ts';
import type { QueryWord } from './parsed-query.ts';
import { eachPosting, PLACES, type Place } from './postings.ts';
import { formsOfWord, type Postings } from './read-postings.ts';

/** Which words of a product count: those of its titles, or all. */
export type Where = 'titles' | 'products';

/** What is no farther counts as the word itself: another spelling of its last letter, or a name in the other alphabet. */
const WHOLE = 0;

/**
 * How well a product has a word, by where it has it (see {@link PLACES}), from 1 on, the lower the better: itself, a
 * close form of it, or what is only like it.
 */
const GRADES = {
  first: [1, 2, 2, 4],
  whole: [2, 2, 2, 4],
  close: [3, 3, 3, 5],
  like: [6, 7, 8, 8],
};

function gradesOf({ typed, others }: QueryWord, isFirst: boolean, form: string): number[] {
  const whole = isFirst ? GRADES.first : GRADES.whole;
  if (form === typed) return whole;
  const cost = others.find(({ word }) => word === form)?.cost ?? null;
  if (cost === null || cost > CLOSE) return GRADES.like;
  return cost <= WHOLE ? whole : GRADES.close;
}

/** The forms of a word that some product has, those that only begin so among them. */
function formsHeld(word: QueryWord, { lists }: Postings): [form: string, list: Uint8Array][] {
  const own = new Set(formsOfWord(word));
  return [...lists].filter(([form]) => own.has(form) || (word.open && form.startsWith(word.typed)));
}

const lastPlace = (where: Where): Place => (where === 'titles' ? PLACES.title : PLACES.elsewhere);

/** Tells each product that has a word, once for each form of it. */
export function eachProduct(
  word: QueryWord,
  postings: Postings,
  where: Where,
  tell: (position: number) => void,
): void {
  const last = lastPlace(where);
  for (const [, list] of formsHeld(word, postings))
    eachPosting(list, (position, place) => {
      if (place <= last) tell(position);
    });
}

/**
 * How well each product has a word, by its position; 0 where it has not.
 * @param isFirst whether the word is the first that was asked for: a title that begins with it is the best
 */
export function gradeProducts(
  word: QueryWord,
  postings: Postings,
  { where, isFirst }: { where: Where; isFirst: boolean },
): Uint8Array {
  const grades = new Uint8Array(postings.order.ids.length);
  const last = lastPlace(where);
  for (const [form, list] of formsHeld(word, postings)) {
    const byPlace = gradesOf(word, isFirst, form);
    eachPosting(list, (position, place) => {
      const grade = byPlace[place] ?? 0;
      const before = grades[position] ?? 0;
      if (place <= last && (before === 0 || grade < before)) grades[position] = grade;
    });
  }
  return grades;
}
