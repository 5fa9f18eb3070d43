import { expect, test } from 'vitest';
import { storeDay } from './store-day.ts';

test('a day ends at midnight in New York, in winter and in summer', () => {
  expect(storeDay(new Date('2026-11-25T04:59:59.999Z'))).toBe('2026-11-24');
  expect(storeDay(new Date('2026-11-25T05:00:00.000Z'))).toBe('2026-11-25');
  expect(storeDay(new Date('2026-07-01T03:59:59.999Z'))).toBe('2026-06-30');
  expect(storeDay(new Date('2026-07-01T04:00:00.000Z'))).toBe('2026-07-01');
});
