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
const keysOf = (row: string, shifted: string): CharacterKey[] =>
  [...row].map((plain, at) => ({ plain, shifted: shifted[at] ?? plain }));

export const rows: CharacterKey[][] = plainRows.map((row, at) =>
  keysOf(row, shiftedRows[at] ?? ''),
);

/** Whether it is one letter of the Hebrew alphabet. */
export const isHebrewLetter = (text: string) => /^[א-ת]$/.test(text);

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
