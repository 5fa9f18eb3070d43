/** Letters that no decomposition takes apart, as they are typed without their own keyboard. */
const PLAIN_LETTERS: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
};

/** Geresh and apostrophes belong to their word: `ג׳ירפה`, `children’s`. */
const APOSTROPHES = /['’‘ʼ׳`´′]/g;
/** Gershayim and quotation marks do within a word (`צה״ל`), and part words outside. */
const INNER_QUOTES = /(?<=[\p{L}\p{N}])["“”„״″](?=[\p{L}\p{N}])/gu;
/** Commas that part the thousands of a number: `1,000` is `1000`. */
const THOUSANDS = /(?<=\d),(?=\d{3}(?!\d))/g;
/** Accents, niqqud and cantillation. The maqaf is none of them: it parts words as a dash does. */
const MARKS = /\p{M}/gu;

/** No word is longer: the rest of a longer one is another word. */
const LONGEST_WORD = 60;
const WORDS = new RegExp(`[\\p{L}\\p{N}]{1,${LONGEST_WORD}}`, 'gu');

/**
 * The words of a text as search compares them: without case, accents, niqqud, geresh and signs. Whoever
 * keeps words and whoever asks for them takes them from here.
 */
export function plainWords(text: string): string[] {
  const plain = text
    .normalize('NFKD')
    .replace(MARKS, '')
    .toLowerCase()
    // Lower case may bring a mark of its own, as of the Turkish dotted capital.
    .replace(MARKS, '')
    .replace(/[ßæœøłđðþı]/g, (letter) => PLAIN_LETTERS[letter] ?? letter)
    .replace(APOSTROPHES, '')
    .replace(INNER_QUOTES, '')
    .replace(THOUSANDS, '');
  return plain.match(WORDS) ?? [];
}

const LETTERS_OF_CODE = 5;
const DIGITS_OF_CODE = 3;

/**
 * A text read as a SKU or an ISBN: its letters and digits in one piece.
 * @returns null for what can be no such code, nor its beginning
 */
export function plainCode(text: string): string | null {
  const code = plainWords(text).join('').replace(/^isbn/, '');
  const digits = code.replaceAll(/\P{N}/gu, '').length;
  return code.length >= LETTERS_OF_CODE && code.length <= LONGEST_WORD && digits >= DIGITS_OF_CODE
    ? code
    : null;
}
