export const backspace = 'Backspace';
export const enter = 'Enter';
export const digitsAndSigns = '123: digits and signs';
export const letters = 'אבג: letters';
export const shift = 'Shift';
export const space = 'Space';
export const hebrewKeyboard = 'Hebrew keyboard';
/** Before the words that may have been meant and a question mark. */
export const didYouMean = 'Did you mean';
/** The language of `space` and `didYouMean`. */
export const language = 'en';
/** Which way `didYouMean` runs, where that is not the way of the board, from left to right. */
export const direction: 'rtl' | undefined = undefined;

/** What keys are called, by their signs, for those who do not see them. */
export const keyNames: Record<string, string> = {
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
