import { expect, test } from 'vitest';
import { offerReason } from './language-offer.ts';

test.each([
  ['en', ['he-IL', 'en-US']],
  ['en', ['he']],
  ['en', ['iw-IL', 'en']],
  ['en', ['fr', 'he', 'en']],
  ['he', ['en-US']],
  ['he', ['fr-FR', 'en']],
] as const)(
  'a page in %s is offered in the other language to a browser of %j',
  (page, preferred) => {
    expect(offerReason(page, null, preferred, null)).toBe('preferred');
  },
);

test.each([
  ['en', ['en-US', 'he']],
  ['en', ['en-US']],
  ['en', ['fr-FR', 'hera']],
  ['en', []],
  ['he', ['he-IL']],
  ['he', ['en-US', 'he-IL']],
  ['he', ['fr-FR']],
] as const)('a page in %s is not to a browser of %j', (page, preferred) => {
  expect(offerReason(page, null, preferred, null)).toBeNull();
});

test('what was chosen counts before what the browser prefers', () => {
  expect(offerReason('en', 'en', ['he'], null)).toBeNull();
  expect(offerReason('en', 'he', ['en'], null)).toBe('he');
  expect(offerReason('he', 'en', ['he'], null)).toBe('en');
});

test('each reason is good for one offer', () => {
  expect(offerReason('en', null, ['he'], 'preferred')).toBeNull();
  expect(offerReason('en', 'he', ['he'], 'preferred')).toBe('he');
  expect(offerReason('en', 'he', ['he'], 'he')).toBeNull();
});
