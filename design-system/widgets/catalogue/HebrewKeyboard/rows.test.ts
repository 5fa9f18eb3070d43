import { expect, test } from 'vitest';
import { rows } from './layout.ts';
import { type BoardKey, phoneRows, wholeRows } from './rows.ts';

const characters = (board: readonly BoardKey[][]) =>
  board
    .flat()
    .flatMap((key) => (typeof key === 'string' ? [] : [key.plain]))
    .toSorted();

const all = characters(rows);

test('the whole board has every character', () => {
  expect(characters(wholeRows)).toEqual(all);
});

test('the boards of a phone have every character between them, each once', () => {
  expect(characters([...phoneRows.letters, ...phoneRows.signs])).toEqual(all);
});

test('a phone shows letters alone first, and never more than ten keys in a row', () => {
  expect(characters(phoneRows.letters).join('')).toMatch(/^[א-ת]{27}$/);
  for (const row of [...phoneRows.letters, ...phoneRows.signs])
    expect(row.length).toBeLessThanOrEqual(10);
});
