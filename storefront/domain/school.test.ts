import { describe, expect, test } from 'vitest';
import { byNearness, placeProblems, schoolYearOf, schoolYearText, writtenZip } from './school.ts';

describe('a place', () => {
  test.each([
    ['US', '10002-1234', '10002'],
    ['GB', 'e16la', 'E1 6LA'],
    ['CA', 'k1a-0b1', 'K1A 0B1'],
    ['IL', ' 9414101 ', '9414101'],
  ])('in %s is written as its country does', (country, zip, written) => {
    expect(writtenZip({ country, zip })).toBe(written);
  });

  const known = ['US', 'IL', 'GB'];
  test.each([
    ['US', '10002', {}],
    ['IL', '9414101', {}],
    ['US', '', { zip: 'Please enter a zip code of 5 digits.' }],
    ['US', '<script>', { zip: 'Please enter a zip code of 5 digits.' }],
    ['US', '9'.repeat(5000), { zip: 'Please enter a zip code of 5 digits.' }],
    ['FR', '75004', { country: expect.stringContaining('no school in France yet') }],
    ['XX', '10002', { country: 'Choose the country of the school.' }],
    ['', '10002', { country: 'Choose the country of the school.' }],
  ])('in %s at %.12s', (country, zip, problems) => {
    expect(placeProblems({ country, zip }, known)).toEqual(problems);
  });
});

describe('the nearest school', () => {
  const at = (...zips: string[]) => zips.map((zip) => ({ zip, name: zip }));
  const order = (country: string, zip: string, zips: string[]) => {
    const { near, elsewhere } = byNearness({ country, zip }, at(...zips));
    return [near.map((one) => one.zip), elsewhere.map((one) => one.zip)];
  };

  test('comes first, as far as a zip code can tell', () => {
    expect(order('US', '10002', ['90036', '10024', '10003', '11201', '10002'])).toEqual([
      ['10002', '10003', '10024'],
      ['11201', '90036'],
    ]);
  });

  test('of a British town has its letters: EC is not E', () => {
    expect(order('GB', 'E1 6LA', ['EC1A 1BB', 'E17 4QH', 'M25 1AY', 'E1 5HA'])).toEqual([
      ['E1 5HA', 'E17 4QH'],
      ['EC1A 1BB', 'M25 1AY'],
    ]);
  });
});

test('a school year is that of its autumn', () => {
  expect(schoolYearOf(new Date('2026-11-21T12:00:00Z'))).toBe(2026);
  expect(schoolYearOf(new Date('2027-06-30T12:00:00Z'))).toBe(2026);
  expect(schoolYearOf(new Date('2027-07-01T12:00:00Z'))).toBe(2027);
  expect(schoolYearText(2026)).toBe('2026–27');
  expect(schoolYearText(2099)).toBe('2099–00');
});
