import { expect, it } from 'vitest';
import { priceErrors, priceRange } from './price-range.ts';

const inFigures = 'Enter a price in figures, such as 20 or 19.50.';
const notBelow = 'A price cannot be below 0.';
const crossed = 'The maximum is below the minimum. Raise it, or lower the minimum.';

it.each([
  ['', '', undefined, undefined],
  ['0', '0', undefined, undefined],
  ['10', '19.50', undefined, undefined],
  [' 10 ', '', undefined, undefined],
  ['-1', '', notBelow, undefined],
  ['', '-0.01', undefined, notBelow],
  ['ten', '5', inFigures, undefined],
  ['', '1e999', undefined, inFigures],
  ['20', '10', undefined, crossed],
])('says of "%s" to "%s": %s, %s', (min, max, minError, maxError) => {
  expect(priceErrors({ min, max })).toEqual({ min: minError, max: maxError });
});

it('leaves an empty end open', () => {
  expect(priceRange({ min: '0', max: ' ' })).toEqual({ min: 0, max: undefined });
});
