/** What each key of the Israeli layout SI-1452 gives, row by row, and the same keys on a Latin keyboard. */
const HEBREW_KEYS = `;1234567890-=/'קראטוןםפ][\\שדגכעיחלךף,זסבהנמצתץ.`;
const LATIN_KEYS = "`1234567890-=qwertyuiop[]\\asdfghjkl;'zxcvbnm,./";

const hebrewByLatin = new Map([...LATIN_KEYS].map((key, at) => [key, HEBREW_KEYS[at] ?? key]));
const latinByHebrew = new Map([...LATIN_KEYS].map((key, at) => [HEBREW_KEYS[at] ?? key, key]));

const isHebrewLetter = (text: string) => /^[א-ת]$/.test(text);
const isLatinLetter = (text: string) => /^[a-z]$/i.test(text);

const through = (keys: Map<string, string>, text: string) =>
  [...text].map((character) => keys.get(character.toLowerCase()) ?? character).join('');

/**
 * What the same keys give in the other layout: `akuo` gives `שלום`, and `דקרוגא` what was typed for it.
 * Whether it was meant, only the catalogue can tell.
 * @returns null for a text of both alphabets, of neither, or that would be no words of the other one
 */
export function inOtherLayout(text: string): string | null {
  const letters = [...text].filter((one) => isHebrewLetter(one) || isLatinLetter(one));
  if (letters.length < 2) return null;
  const hebrew = letters.every(isHebrewLetter);
  if (!hebrew && !letters.every(isLatinLetter)) return null;
  const meant = through(hebrew ? latinByHebrew : hebrewByLatin, text);
  const isMeant = hebrew ? isLatinLetter : isHebrewLetter;
  return [...meant].some(isMeant) ? meant : null;
}
