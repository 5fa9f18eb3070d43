import { formsOf, isHebrewWord, withFinal } from '@otzar/domain/hebrew-words';
import { plainWords } from '@otzar/domain/plain-words';
import { CLOSE } from './other-forms.ts';

/** A word with one vav or yod less within: the spellings between full and defective that are typed. */
function lessFull(word: string): string[] {
  const letters = [...word];
  return letters.flatMap((letter, at) => {
    const isVowel = at > 0 && at < letters.length - 1 && /[וי]/.test(letter);
    return isVowel ? letters.toSpliced(at, 1).join('') : [];
  });
}

/**
 * What else the Hebrew words of some texts are found by in the shop's own search, for a provider that knows no Hebrew:
 * clearly other forms of them, and less full spellings.
 * @returns none of the words themselves
 */
export function formsForProvider(texts: string[]): string[] {
  const words = new Set(texts.flatMap(plainWords));
  const forms = [...words].filter(isHebrewWord).flatMap((word) =>
    formsOf(word)
      .filter(({ cost }) => cost <= CLOSE)
      .map(({ text }) => withFinal(text)),
  );
  const spelled = [...words, ...forms].filter(isHebrewWord).flatMap(lessFull);
  return [...new Set([...forms, ...spelled])].filter((form) => !words.has(form)).sort();
}
