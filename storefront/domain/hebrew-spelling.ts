/** What a letter costs that one of two spellings has more, and one that the spelling with fewer was found by. */
const A_LETTER = 3;
const MOST_LETTERS = 2;

const isVowelLetter = (letter: string | undefined) => letter === 'ו' || letter === 'י';

/**
 * A form without the letters that stand for vowels in full spelling alone: `תוכנית` and `תכנית` share it. The first
 * letter always stays; an alef at the end is a he, as in `דוגמא`.
 */
export const defective = (form: string): string =>
  form.slice(0, 1) + form.slice(1).replaceAll(/[וי]/g, '').replace(/א$/, 'ה');

/**
 * How far two spellings of one word are apart: nothing where they are the same, more with each vav or yod that only one
 * of them has.
 * @returns null where they differ in more than that, as `שיר` and `שור` do
 */
export function spellingDistance(one: string, other: string): number | null {
  let at = 0;
  let against = 0;
  let letters = 0;
  while (at < one.length || against < other.length) {
    const a = one[at];
    const b = other[against];
    if (a === b) {
      at += 1;
      against += 1;
      continue;
    }
    if (isVowelLetter(a) && isVowelLetter(b)) return null;
    letters += 1;
    if (isVowelLetter(a)) at += 1;
    else if (isVowelLetter(b)) against += 1;
    else if (`${a}${b}`.match(/^(אה|הא)$/)) {
      at += 1;
      against += 1;
    } else return null;
  }
  return letters > MOST_LETTERS ? null : letters * A_LETTER;
}
