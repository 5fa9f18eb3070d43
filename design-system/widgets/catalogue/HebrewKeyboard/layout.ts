import * as messages from '#messages/widgets/catalogue/HebrewKeyboard';

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

/** What a key is called: its sign, and its name where the sign alone may be left unread. */
export const nameOfKey = (sign: string): string => {
  const name = messages.keyNames[sign];
  return name ? `${sign} ${name}` : sign;
};
