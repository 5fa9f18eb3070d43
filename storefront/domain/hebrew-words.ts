const HEBREW_WORD = /^[א-ת]+$/;
/** Letters that Hebrew writes onto the word they belong before: and, the, in, to, from, that, as. */
const PREFIXES = /^[והבלמשכ]/;

const FINAL_LETTERS: Record<string, string> = { כ: 'ך', מ: 'ם', נ: 'ן', פ: 'ף', צ: 'ץ' };

export const isHebrewWord = (word: string): boolean => HEBREW_WORD.test(word);

/**
 * What may be left of a Hebrew word without one or two letters before it: `שבגן` gives `בגן` and `גן`.
 * At least two letters are left.
 */
export function stemsOf(word: string): string[] {
  if (!isHebrewWord(word) || !PREFIXES.test(word) || word.length < 3) return [];
  const stem = word.slice(1);
  const deeper = stem.length >= 3 && PREFIXES.test(stem) ? [stem.slice(1)] : [];
  return [stem, ...deeper];
}

/** A word whose last letter was typed as within a word, as it is written at its end: `שלומ` is `שלום`. */
export function withFinalLetter(word: string): string | null {
  const final = FINAL_LETTERS[word.at(-1) ?? ''];
  return final && isHebrewWord(word) && word.length > 1 ? word.slice(0, -1) + final : null;
}
