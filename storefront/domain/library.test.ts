import { expect, test } from 'vitest';
import { linkLeft, linkText, sizeText } from './library.ts';

test('a link says until when it works, on the reader’s clock', () => {
  expect(linkText('2026-11-24T15:40:00.000Z', 'UTC')).toBe('This link works until 3:40 p.m.');
  expect(linkText('2026-11-24T15:40:00.000Z', 'America/New_York')).toBe(
    'This link works until 10:40 a.m.',
  );
});

test('a link that has expired has nothing left', () => {
  const now = Date.parse('2026-11-24T15:40:00.000Z');
  expect(linkLeft('2026-11-24T15:41:00.000Z', now)).toBe(60_000);
  expect(linkLeft('2026-11-24T15:39:00.000Z', now)).toBe(0);
});

test.each([
  [120, '1 KB'],
  [412_300, '412 KB'],
  [4_200_000, '4.2 MB'],
])('%d bytes read %s', (size, text) => {
  expect(sizeText(size)).toBe(text);
});
