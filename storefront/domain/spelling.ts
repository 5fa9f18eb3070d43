/**
 * How many slips lie between two words: a letter too many, too few, wrong, or two that changed places
 * (optimal string alignment).
 */
export function slipsBetween(one: string, other: string): number {
  const a = [...one];
  const b = [...other];
  let before: number[] = [];
  let above = b.map((_, at) => at).concat(b.length);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1];
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      row[j] = Math.min(
        (above[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
        (above[j - 1] ?? 0) + (same ? 0 : 1),
        swapped ? (before[j - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    before = above;
    above = row;
  }
  return above[b.length] ?? 0;
}

/** How many slips a word of so many letters may have and still be known again. */
export const editsAllowed = (length: number): number => {
  if (length < 3) return 0;
  return length < 7 ? 1 : 2;
};

/** A word, and what is left of it without any one letter: two words one slip apart share one of these. */
export function oneLetterLess(word: string): string[] {
  const letters = [...word];
  const shorter = letters.map((_, at) => letters.toSpliced(at, 1).join(''));
  return [...new Set([word, ...shorter])].filter((text) => text.length > 1);
}
