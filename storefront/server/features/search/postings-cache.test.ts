import { expect, test } from 'vitest';
import { PostingsCache } from './postings-cache.ts';

const list = (bytes: number) => new Uint8Array(bytes);

test('gives what is kept of the words asked for, and of all that begin so', () => {
  const kept = new PostingsCache();
  kept.keep(
    new Map([
      ['book', list(1)],
      ['books', list(2)],
      ['river', list(3)],
    ]),
  );
  expect([...kept.take(['river', 'house'], null).keys()]).toEqual(['river']);
  expect([...kept.take([], 'boo').keys()].toSorted()).toEqual(['book', 'books']);
});

test('lets go of what was not asked for the longest, and of no more than it must', () => {
  const kept = new PostingsCache(100);
  kept.keep(
    new Map([
      ['first', list(40)],
      ['second', list(40)],
    ]),
  );
  kept.keep(new Map([['first', list(40)]]));
  kept.keep(new Map([['third', list(60)]]));
  expect([...kept.take(['first', 'second', 'third'], null).keys()]).toEqual(['first', 'third']);
});
