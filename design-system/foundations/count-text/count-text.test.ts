import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countText } from './index.ts';

test('a number is written as browsers write it', () => {
  fc.assert(
    fc.property(fc.maxSafeInteger(), (count) => {
      expect(countText(count)).toBe(count.toLocaleString('en-US'));
    }),
  );
});
