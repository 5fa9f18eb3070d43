/** A key that types: what it gives alone and with shift, and its names for those who do not see it. */
export interface CharacterKey {
  plain: string;
  shifted: string;
}

/**
 * The standard Israeli layout SI-1452, row by row as the keys lie, from left to right. With shift the
 * letters give Latin capitals, and brackets are mirrored, as they face the other way in Hebrew.
 */
const plainRows = [';1234567890-=', "/'קראטוןםפ][\\", 'שדגכעיחלךף,', 'זסבהנמצתץ.'];
const shiftedRows = ['~!@#$%^&*)(_+', 'QWERTYUIOP}{|', 'ASDFGHJKL:"', 'ZXCVBNM><?'];
/** What the same keys give on a Latin keyboard. */
const latinRows = ['`1234567890-=', 'qwertyuiop[]\\', "asdfghjkl;'", 'zxcvbnm,./'];

const keysOf = (row: string, shifted: string): CharacterKey[] =>
  [...row].map((plain, at) => ({ plain, shifted: shifted[at] ?? plain }));

export const rows: CharacterKey[][] = plainRows.map((row, at) =>
  keysOf(row, shiftedRows[at] ?? ''),
);

const hebrewByLatin = new Map<string, string>();
const latinByHebrew = new Map<string, string>();
for (const [at, row] of latinRows.entries()) {
  for (const [place, latin] of [...row].entries()) {
    const hebrew = plainRows[at]?.[place] ?? latin;
    hebrewByLatin.set(latin, hebrew);
    latinByHebrew.set(hebrew, latin);
  }
}

/** Whether it is one letter of the Hebrew alphabet. */
export const isHebrewLetter = (text: string) => /^[א-ת]$/.test(text);
const isLatinLetter = (text: string) => /^[a-z]$/i.test(text);

/** Each character by the other layout's key; digits and spaces stay. */
const through = (keys: Map<string, string>, text: string) =>
  [...text].map((character) => keys.get(character.toLowerCase()) ?? character).join('');

/** No Hebrew word has a final letter before another letter. */
const isNoHebrew = (text: string) => /[ךםןףץ][א-ת]/.test(text);

/**
 * What the same keys give in the other layout: `akuo` was meant to be `שלום`, and `יקךךם` to be
 * `hello`.
 * @returns nothing where the text mixes both alphabets, has fewer than two letters, is good Hebrew
 * already, or would turn into signs or into what no Hebrew word can be
 */
export function wrongLayout(text: string): string | undefined {
  const letters = [...text].filter(
    (character) => isHebrewLetter(character) || isLatinLetter(character),
  );
  if (letters.length < 2) return undefined;
  const hebrew = letters.every(isHebrewLetter);
  if (hebrew ? !isNoHebrew(text) : !letters.every(isLatinLetter)) return undefined;
  const meant = through(hebrew ? latinByHebrew : hebrewByLatin, text);
  const isMeantLetter = hebrew ? isLatinLetter : isHebrewLetter;
  const signs = [...meant].filter((character) => !/[\s\d]/.test(character));
  return signs.every(isMeantLetter) && !isNoHebrew(meant) ? meant : undefined;
}

const names: Record<string, string> = {
  א: 'alef',
  ב: 'bet',
  ג: 'gimel',
  ד: 'dalet',
  ה: 'he',
  ו: 'vav',
  ז: 'zayin',
  ח: 'het',
  ט: 'tet',
  י: 'yod',
  ך: 'final kaf',
  כ: 'kaf',
  ל: 'lamed',
  ם: 'final mem',
  מ: 'mem',
  ן: 'final nun',
  נ: 'nun',
  ס: 'samekh',
  ע: 'ayin',
  ף: 'final pe',
  פ: 'pe',
  ץ: 'final tsadi',
  צ: 'tsadi',
  ק: 'qof',
  ר: 'resh',
  ש: 'shin',
  ת: 'tav',
  ';': 'semicolon',
  '-': 'hyphen',
  '=': 'equals',
  '/': 'slash',
  "'": 'apostrophe (geresh)',
  ']': 'right bracket',
  '[': 'left bracket',
  '\\': 'backslash',
  ',': 'comma',
  '.': 'full stop',
  '~': 'tilde',
  '!': 'exclamation mark',
  '@': 'at',
  '#': 'number sign',
  $: 'dollar',
  '%': 'percent',
  '^': 'caret',
  '&': 'ampersand',
  '*': 'asterisk',
  ')': 'right parenthesis',
  '(': 'left parenthesis',
  _: 'underscore',
  '+': 'plus',
  '}': 'right brace',
  '{': 'left brace',
  '|': 'vertical bar',
  ':': 'colon',
  '"': 'quotation mark (gershayim)',
  '>': 'greater than',
  '<': 'less than',
  '?': 'question mark',
};

/** What a key is called: its sign, and its name where the sign alone may be left unread. */
export const nameOfKey = (sign: string): string => (names[sign] ? `${sign} ${names[sign]}` : sign);
