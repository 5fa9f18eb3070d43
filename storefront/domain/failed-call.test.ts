import type { CallName } from '@otzar/contract/api';
import { describe, expect, test } from 'vitest';
import { type Consequence, consequenceOf, globalConsequence } from './failed-call.ts';

describe('by HTTP status', () => {
  test.each<[number, Consequence]>([
    [404, 'not found'],
    [403, 'not found'],
    [500, 'server error'],
    [302, 'moved'],
    [0, 'reported'],
    [400, 'reported'],
    [409, 'reported'],
    [422, 'reported'],
    [429, 'reported'],
    [502, 'reported'],
    [503, 'reported'],
  ])('a %i is %s', (status, consequence) => {
    expect(globalConsequence(status)).toBe(consequence);
  });
});

/** Section 8 of the specification, sentence by sentence; 0 is a call without an answer. */
const sentences: [string, CallName[], number[], Consequence][] = [
  ['session check returning 403', ['readCustomer'], [403], 'session ended'],
  ['session check failing otherwise', ['readCustomer'], [0, 404, 500, 503], 'ignored'],
  ['gift-card check returning 400', ['checkGiftCard'], [400], 'passed on'],
  ['gift-card check failing otherwise: 500', ['checkGiftCard'], [500], 'server error'],
  ['gift-card check failing otherwise', ['checkGiftCard'], [0, 422, 429], 'reported'],
  ['fetching bag, later list, availability: 404, 403', bagFetches(), [403, 404], 'not found'],
  ['fetching bag, later list, availability: 500', bagFetches(), [500], 'server error'],
  ['fetching bag, later list, availability: 302', bagFetches(), [302], 'moved'],
  ['fetching bag, later list, availability: else', bagFetches(), [0, 400, 503], 'reported'],
  ['sending bag or later updates', ['saveBag', 'saveLater'], [0, 403, 500], 'ignored'],
  ['add and remove failures', ['removeFromBag', 'removeFromLater'], [0, 403, 500], 'passed on'],
  ['favorite failures', ['addFavorites', 'removeFavorites'], [0, 403, 500], 'passed on'],
  ['the UTM call', ['reportCampaign'], [0, 403, 404, 429, 500], 'ignored'],
  ['zip failures', ['readLocation'], [0, 403, 404, 500], 'ignored'],
  ['following failures', ['readFollowing', 'follow', 'unfollow'], [0, 403, 404, 500], 'ignored'],
  ['card token failure', ['createCardToken'], [0, 400, 422, 500], 'passed on'],
  ['shipping request failing with 400 or 404', ['readShipping'], [400, 404], 'cleared'],
  ['shipping request failing otherwise', ['readShipping'], [0, 403, 422, 500], 'logged'],
  ['loading countries or currencies', ['listCountries', 'listCurrencies'], [0, 404, 500], 'logged'],
];

function bagFetches(): CallName[] {
  return ['readBag', 'readLater', 'checkMax'];
}

const rows = sentences.flatMap(([sentence, calls, statuses, consequence]) =>
  calls.flatMap((call) =>
    statuses.map((status) => ({ sentence, call, status, consequence }) as const),
  ),
);

describe('by call', () => {
  test.each(rows)('$sentence: $call answered $status is $consequence', (row) => {
    expect(consequenceOf(row.call, row.status)).toBe(row.consequence);
  });
});
