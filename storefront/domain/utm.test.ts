import { expect, test } from 'vitest';
import { campaignMarks, impersonalMark } from './utm.ts';

const marksOf = (query: string) => campaignMarks(new URLSearchParams(query));

test.each([
  ['utm_medium=mail&utm_campaign=autumn', { utm_medium: 'mail', utm_campaign: 'autumn' }],
  ['utm_term=novels&utm_content=top&q=river', { utm_term: 'novels', utm_content: 'top' }],
  ['utm_medium=&utm_campaign=%20&utm_term=a', { utm_term: 'a' }],
  ['utm_source=paper', null],
  ['utm_medium=', null],
  ['', null],
])('of ?%s %j is reported: only what is not empty, and only the four', (query, marks) => {
  expect(marksOf(query)).toEqual(marks);
});

test('a mark is reported up to its 200th character', () => {
  expect(marksOf(`utm_term=${'x'.repeat(300)}`)).toEqual({ utm_term: 'x'.repeat(200) });
});

test.each([
  ['autumn-2026', 'autumn-2026'],
  [undefined, ''],
  ['noa@example.com', ''],
  ['noa%40example.com', ''],
  ['212 555 0123', ''],
  ['customer-4711001', ''],
])('of %s %j is kept: nothing that may be one person’s', (mark, kept) => {
  expect(impersonalMark(mark)).toBe(kept);
});
