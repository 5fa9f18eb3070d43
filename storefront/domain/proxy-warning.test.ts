import { expect, test } from 'vitest';
import { proxyWarningDue } from './proxy-warning.ts';

const HOUR = 60 * 60 * 1000;
const now = Date.parse('2026-11-22T10:00:00Z');

test.each([
  ['never', null, true],
  ['just now', now, false],
  ['a moment less than 24 hours ago', now - 24 * HOUR + 1, false],
  ['24 hours ago', now - 24 * HOUR, true],
  ['in the future, by a wrong clock', now + 48 * HOUR, true],
])('dismissed %s', (_when, dismissedAt, due) => {
  expect(proxyWarningDue(dismissedAt, now)).toBe(due);
});
