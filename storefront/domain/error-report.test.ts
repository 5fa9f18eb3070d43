import { expect, test } from 'vitest';
import {
  breadcrumbText,
  hasReportKey,
  mostReports,
  plainAddress,
  plainWords,
} from './error-report.ts';

const key = '0123456789abcdef0123456789ABCDEF';

test.each([
  [`https://${key}@reports.example/1`, true],
  [`https://${key.slice(1)}@reports.example/1`, false],
  [`https://${key}0@reports.example/1`, false],
  [`https://${key.slice(1)}g@reports.example/1`, false],
  ['https://reports.example/1', false],
  ['no address', false],
])('%s has a key of 32 hexadecimal characters: %s', (dsn, has) => {
  expect(hasReportKey(dsn)).toBe(has);
});

test.each([
  [null, 10],
  ['1', 1],
  ['100', 100],
  ['0', 10],
  ['101', 10],
  ['2.5', 10],
  ['many', 10],
])('of %s reports asked for %i may be sent', (asked, most) => {
  expect(mostReports(asked)).toBe(most);
});

test.each([
  ['https://otzar.example/thank-you/7?token=secret#top', 'https://otzar.example/thank-you/7'],
  ['/search?q=my+illness', '/search'],
  ['/password/reset/abc', '/password/reset/[token]'],
  ['/library/read/Zm9vYmFyYmF6cXV4MTIzNDU2Nzg5', '/library/read/[token]'],
  [
    '/products/a-very-long-name-of-a-book-indeed/12',
    '/products/a-very-long-name-of-a-book-indeed/12',
  ],
])('%s is named as %s', (address, plain) => {
  expect(plainAddress(address)).toBe(plain);
});

test.each([
  ['no customer noa@example.com', 'no customer [e-mail]'],
  ['a query email=noa%40example.com fails', 'a query email=[e-mail] fails'],
  ['card 4242 4242 4242 4242 declined', 'card [number] declined'],
  ['call +1 (212) 555-0143 now', 'call [number] now'],
  ['gift OTZ-PLUM-FERN-WREN is spent', 'gift [code] is spent'],
  ['GET /api/order/7?token=secret failed', 'GET /api/order/7 failed'],
  ['line 12 of 1234 in 2026', 'line 12 of 1234 in 2026'],
])('“%s” is repeated as “%s”', (text, plain) => {
  expect(plainWords(text)).toBe(plain);
});

test('the text of a breadcrumb ends after 140 characters', () => {
  expect(breadcrumbText('x '.repeat(100))).toHaveLength(140);
});
