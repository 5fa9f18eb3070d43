import { readProductExamples } from '@otzar/contract/product.examples';
import { expect, test } from 'vitest';
import { supplyOf } from './back-in-stock.ts';

const { soldOut, variations: mug } = readProductExamples;

test('what is waited for is the product itself where nothing is chosen', () => {
  expect(supplyOf(soldOut, null)).toBe(0);
  expect(supplyOf(mug, null)).toBe(mug.max);
});

test('a variation is waited for while its own stock is gone, whatever there is of the others', () => {
  const gone = mug.variation_infos.find(({ max }) => max === 0);
  const there = mug.variation_infos.find(({ max }) => max > 0);
  expect(supplyOf(mug, gone?.id ?? 0)).toBe(0);
  expect(supplyOf(mug, there?.id ?? 0)).toBe(there?.max);
});

test('what is not sold is waited for by nobody', () => {
  expect(supplyOf(null, null)).toBeNull();
  expect(supplyOf(soldOut, mug.variation_infos[0]?.id ?? 0)).toBeNull();
});
