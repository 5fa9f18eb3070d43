import { readFileSync } from 'node:fs';

const known = JSON.parse(readFileSync(new URL('before.json', import.meta.url), 'utf8'));

/** What is told of several pages stands in one cell, in their order. */
const cell = (value, pages) =>
  typeof value === 'object' ? pages.map((page) => value[page] ?? '–').join(' / ') : (value ?? '–');

/**
 * What a figure was before, and what it should be.
 * @param {string} table
 * @param {string} row
 * @param {string[]} [pages] those whose figures stand in one cell
 */
export function beforeAndAim(table, row, pages = []) {
  const { before, aim } = known[table][row] ?? {};
  return { before: cell(before, pages), aim: cell(aim, pages) };
}
