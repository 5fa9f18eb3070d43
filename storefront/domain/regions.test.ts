import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { placeProblem, usRegionOf } from './places.ts';
import {
  isTerritory,
  regionCode,
  regionOfPostalCode,
  regionProblem,
  regionQuestion,
  regionsOf,
} from './regions.ts';

const anyZip = fc.integer({ min: 0, max: 99_999 }).map((zip) => String(zip).padStart(5, '0'));
const codesOf = (country: string) => regionsOf(country)?.options.map(({ value }) => value) ?? [];

describe('where a zip code lies', () => {
  test.each([
    ['96201', 'AP'],
    ['96601', 'AP'],
    ['34001', 'AA'],
    ['09012', 'AE'],
    ['33901', 'FL'],
    ['34101', 'FL'],
    ['96150', 'CA'],
    ['96701', 'HI'],
    ['96799', 'AS'],
    ['96910', 'GU'],
    ['96940', 'PW'],
    ['96941', 'FM'],
    ['96950', 'MP'],
    ['96960', 'MH'],
    ['00601', 'PR'],
    ['00802', 'VI'],
    ['00901', 'PR'],
    ['20101', 'VA'],
    ['05501', 'MA'],
    ['06390', 'NY'],
    ['73301', 'TX'],
    ['10002-1234', 'NY'],
    ['00012', null],
    ['', null],
  ])('%s is in %s', (zip, region) => {
    expect(regionOfPostalCode('US', zip)).toBe(region);
  });

  test('is a region that can be chosen, for any zip code', () => {
    fc.assert(
      fc.property(anyZip, (zip) => {
        const region = usRegionOf('US', zip);
        expect(region === null || codesOf('US').includes(region)).toBe(true);
        expect(placeProblem('US', zip) === null).toBe(region !== null);
      }),
    );
  });

  test('is the same for a territory by itself and as a part of the United States', () => {
    fc.assert(
      fc.property(anyZip, fc.constantFrom(...codesOf('US').filter(isTerritory)), (zip, country) => {
        const lies = usRegionOf('US', zip);
        expect(usRegionOf(country, zip)).toBe(lies);
        expect(placeProblem(country, zip) === null).toBe(lies === country);
      }),
    );
  });
});

test.each([
  ['A1A 1A1', 'NL'],
  ['C1A1A1', 'PE'],
  ['h2x 1y4', 'QC'],
  ['K1A 0B1', 'ON'],
  ['V6B 1A1', 'BC'],
  ['X0A 0H0', 'NU'],
  ['X1A 2N2', 'NT'],
  ['Z1A 1A1', null],
])('in Canada %s is in %s', (code, province) => {
  expect(regionOfPostalCode('CA', code)).toBe(province);
});

test('elsewhere nobody knows where a code lies', () => {
  expect(regionOfPostalCode('IL', '9100701')).toBeNull();
  expect(usRegionOf('IL', '10002')).toBeNull();
});

describe('a region that was typed', () => {
  test.each([
    ['US', 'NY', 'NY'],
    ['US', 'ny', 'NY'],
    ['US', 'N.Y.', 'NY'],
    ['US', ' new  york ', 'NY'],
    ['US', 'Washington', 'WA'],
    ['CA', 'Québec', 'QC'],
    ['CA', 'ontario', 'ON'],
    ['US', 'Nieuw York', null],
    ['US', '', null],
    ['IL', 'Galilee', 'Galilee'],
  ])('in %s as "%s" is %s', (country, typed, code) => {
    expect(regionCode(country, typed)).toBe(code);
  });

  test('stays itself by its letters and by its name, for each of a list', () => {
    for (const country of ['US', 'CA'])
      for (const { label, value } of regionsOf(country)?.options ?? []) {
        expect(regionCode(country, label.toUpperCase())).toBe(value);
        expect(regionCode(country, value.toLowerCase())).toBe(value);
      }
    expect(codesOf('US')).toHaveLength(62);
    expect(codesOf('CA')).toHaveLength(13);
  });
});

describe('a region and its postal code', () => {
  const address = (region: string, postal_code: string, country = 'US') => ({
    ...{ country, region, postal_code },
    region_confirmed_for: '',
  });

  test('that do not agree are asked about', () => {
    expect(regionQuestion(address('New York', '90210'))).toEqual({
      text: '90210 is in California. Did you mean that?',
      found: 'CA',
      chosen: 'NY',
    });
    expect(regionProblem(address('BC', 'K1A 0B1', 'CA'))).toBe(
      'The code K1A 0B1 is in Ontario, not in British Columbia. Please correct one of them, or say that both are right.',
    );
  });

  test.each([
    ['', 'Please choose a state.'],
    ['Nieuw York', 'We do not know a state called “Nieuw York”. Please choose it from the list.'],
    ['CA', null],
    ['California', null],
  ])('region "%s" for 90210 is told "%s"', (region, problem) => {
    expect(regionProblem(address(region, '90210'))).toBe(problem);
  });

  test('a province is required, and nothing of a country without a list', () => {
    expect(regionProblem(address('', 'K1A 0B1', 'CA'))).toBe('Please choose a province.');
    expect(regionProblem(address('', '9100701', 'IL'))).toBeNull();
  });

  test('the answer holds for one postal code, whatever region and code they are', () => {
    fc.assert(
      fc.property(anyZip, anyZip, fc.constantFrom(...codesOf('US')), (zip, other, region) => {
        const kept = { ...address(region, zip), region_confirmed_for: zip };
        expect(regionProblem(kept)).toBeNull();
        const moved = { ...kept, postal_code: other };
        expect(regionQuestion(moved)).toEqual(
          other === zip ? null : regionQuestion(address(region, other)),
        );
        const { found } = regionQuestion(address(region, zip)) ?? { found: region };
        expect(regionProblem(address(found, zip))).toBeNull();
      }),
    );
  });
});
