import { CLOSE } from './other-forms.ts';
import type { QueryWord } from './parsed-query.ts';
import { eachPosting, PLACES } from './postings.ts';
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

/**
 * How well each product has a word, by its position; 0 where it has not.
 * @param isFirst whether the word is the first that was asked for: a title that begins with it is the best
 */
export function gradeProducts(
  word: QueryWord,
  { lists, order }: Postings,
  { where, isFirst }: { where: Where; isFirst: boolean },
): Uint8Array {
  const grades = new Uint8Array(order.ids.length);
  const last = where === 'titles' ? PLACES.title : PLACES.elsewhere;
  const forms = new Set(formsOfWord(word));
  const begun = word.open ? [...lists.keys()].filter((form) => form.startsWith(word.typed)) : [];
  for (const form of new Set([...forms, ...begun])) {
    const list = lists.get(form);
    if (list === undefined) continue;
    const byPlace = gradesOf(word, isFirst, form);
    eachPosting(list, (position, place) => {
      const grade = byPlace[place] ?? 0;
      const before = grades[position] ?? 0;
      if (place <= last && (before === 0 || grade < before)) grades[position] = grade;
    });
  }
  return grades;
}
