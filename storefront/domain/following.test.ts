import type { Followed, Following } from '@otzar/contract/following';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isFollowed, toggleFollowed, withFollowed, withoutFollowed } from './following.ts';

const nobody: Following = { creators: [], vendors: [] };
const anyone = fc.record<Followed>({
  type: fc.constantFrom('creator', 'vendor'),
  id: fc.integer({ min: 1, max: 5 }),
});
const anyFollowing = fc
  .array(anyone, { maxLength: 8 })
  .map((some) => some.reduce(withFollowed, nobody));

test('a creator and a vendor with one number are two', () => {
  const following = withFollowed(nobody, { type: 'creator', id: 3 });
  expect(following).toEqual({ creators: [3], vendors: [] });
  expect(isFollowed(following, { type: 'vendor', id: 3 })).toBe(false);
});

test('whoever is followed comes after those before, once', () => {
  const some = { creators: [3], vendors: [] };
  expect(withFollowed(some, { type: 'creator', id: 1 }).creators).toEqual([3, 1]);
  expect(withFollowed(some, { type: 'creator', id: 3 })).toBe(some);
});

test('toggling follows whoever is not followed, and no longer whoever is', () => {
  fc.assert(
    fc.property(anyFollowing, anyone, (following, one) => {
      const toggled = toggleFollowed(following, one);
      expect(isFollowed(toggled, one)).toBe(!isFollowed(following, one));
    }),
  );
});

test('following and then no longer leaves all others as they were', () => {
  fc.assert(
    fc.property(anyFollowing, anyone, (following, one) => {
      fc.pre(!isFollowed(following, one));
      expect(withoutFollowed(withFollowed(following, one), one)).toEqual(following);
    }),
  );
});
