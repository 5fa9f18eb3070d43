import { expect, test } from 'vitest';
import { needsConsent } from './consent.ts';

const newcomer = { others: true, consent: null, objects: false };

test('whoever has said nothing is asked', () => {
  expect(needsConsent(newcomer)).toBe(true);
});

test.each([
  ['where nobody but the shop helps', { others: false }],
  ['who has agreed', { consent: 'all' as const }],
  ['who has declined', { consent: 'needed' as const }],
  ['whose browser objects for them', { objects: true }],
])('nobody is asked %s', (_who, different) => {
  expect(needsConsent({ ...newcomer, ...different })).toBe(false);
});
