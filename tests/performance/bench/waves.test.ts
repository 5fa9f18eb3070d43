import { expect, test } from 'vitest';
import { countWaves } from './waves.mjs';

const from = (startTime: number, responseEnd: number) => ({ startTime, responseEnd });

test('where nothing is fetched there is no wave', () => {
  expect(countWaves([])).toBe(0);
});

test('what is fetched side by side is one wave', () => {
  expect(countWaves([from(0, 150), from(1, 400), from(149, 300)])).toBe(1);
});

test('what waits for what came before it is another', () => {
  const data = from(310, 470);
  const imported = from(155, 305);
  expect(countWaves([data, from(0, 150), imported, from(2, 160)])).toBe(3);
});

test('one that is long in coming hides none that follow each other beside it', () => {
  expect(countWaves([from(0, 500), from(0, 150), from(160, 310)])).toBe(2);
});
