import { type CharacterKey, isHebrewLetter, rows } from './layout.ts';

/** A key that does something else than type one of two signs. */
export type ActionKey = 'backspace' | 'enter' | 'layer' | 'shift' | 'space';

export type BoardKey = ActionKey | CharacterKey;

/** What a small board shows at a time. */
export type Layer = 'letters' | 'signs';

const [numbers = [], top = [], middle = [], bottom = []] = rows;

/** The whole board, as it lies on a desk. */
export const wholeRows: readonly BoardKey[][] = [
  [...numbers, 'backspace'],
  top,
  [...middle, 'enter'],
  ['shift', ...bottom],
  ['space'],
];

const lettersOf = (row: CharacterKey[]) => row.filter(({ plain }) => isHebrewLetter(plain));
const signs = rows.flat().filter(({ plain }) => !isHebrewLetter(plain));
const isDigit = ({ plain }: CharacterKey) => /\d/.test(plain);

/** The same keys for a phone: at most ten in a row, letters first, and the others behind a key. */
export const phoneRows: Readonly<Record<Layer, readonly BoardKey[][]>> = {
  letters: [
    [...lettersOf(top), 'backspace'],
    lettersOf(middle),
    lettersOf(bottom),
    ['layer', 'shift', 'space', 'enter'],
  ],
  signs: [
    signs.filter(isDigit),
    signs.filter((key) => !isDigit(key)),
    ['layer', 'shift', 'space', 'backspace', 'enter'],
  ],
};
