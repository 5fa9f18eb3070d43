import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** What looks at a page, to be run in it. */
export const axe = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
);

/**
 * How it is asked here: for what is wrong alone, and without fetching every style sheet once more, which only rules that
 * are not asked would read.
 * @type {import('axe-core').RunOptions}
 */
export const withoutStyleSheets = {
  resultTypes: ['violations'],
  preload: { assets: ['media'] },
};
