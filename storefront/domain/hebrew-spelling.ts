/** What a letter costs that one of two spellings has more. */
const A_LETTER = 3;
const MOST_LETTERS = 2;

const isVowelLetter = (letter: string) => letter === 'ו' || letter === 'י';

/**
 * A form without the letters that stand for vowels in full spelling alone: `תוכנית` and `תכנית` share it. The first
 * letter always stays; an alef at the end is a he, as in `דוגמא`.
 */
export const defective = (form: string): string =>
  form.slice(0, 1) + form.slice(1).replaceAll(/[וי]/g, '').replace(/א$/, 'ה');

/**
 * How far two spellings of one word are apart: nothing where they are the same, more with each vav or yod that only the
 * fuller one has.
 * @returns null where they differ in more than that, as `שיר` and `שור` do
 */
export function spellingDistance(one: string, other: string): number | null {
  const [short, full] = one.length <= other.length ? [one, other] : [other, one];
  let at = 0;
  let letters = 0;
  for (const letter of full) {
    const own = short[at];
    const isEnd = at === short.length - 1 && /^(אה|הא)$/.test(`${own}${letter}`);
    if (own === letter || isEnd) at += 1;
    else if (!isVowelLetter(letter)) return null;
    if (own !== letter) letters += 1;
  }
  return at < short.length || letters > MOST_LETTERS ? null : letters * A_LETTER;
}
