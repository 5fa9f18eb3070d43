import { withoutPrefixes } from './hebrew-words.ts';

/** What is written in short, without its gershayim, and what it stands for; none that is a common word too, as `חו״ל` is. */
const WHOLE: Record<string, string> = {
  ארהב: 'ארצות הברית',
  ביהכנ: 'בית הכנסת',
  ביהס: 'בית הספר',
  ביכנ: 'בית כנסת',
  ביס: 'בית ספר',
};

/**
 * What one word in short stands for, the letters before it kept: `לביה״ס` is `לבית הספר`.
 * @param word without gershayim, as search compares it
 * @returns null for a word that is not one of the usual ones in short
 */
export function wordsInFull(word: string): string | null {
  const short = [word, ...withoutPrefixes(word)].find((part) => Object.hasOwn(WHOLE, part));
  if (short === undefined) return null;
  return word.slice(0, word.length - short.length) + WHOLE[short];
}
