import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withViewed } from './recently-viewed.ts';

describe('what was recently viewed', () => {
  it('has the latest first', () => {
    const list = withViewed(withViewed([], 1, 10), 2, 20);
    expect(list).toEqual([
      { id: 2, time_stamp: 20 },
      { id: 1, time_stamp: 10 },
    ]);
  });

  it('moves what is opened again to the front', () => {
    const list = [3, 1, 2].reduce(
      (now, id, time) => withViewed(now, id, time),
      withViewed([], 3, 0),
    );
    expect(list.map(({ id }) => id)).toEqual([2, 1, 3]);
  });

  it('never holds one twice, nor more than it keeps, and always the last', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 60 }), { minLength: 1 }), (opened) => {
        const list = opened.reduce(
          (now, id, time) => withViewed(now, id, time),
          [] as ReturnType<typeof withViewed>,
        );
        const ids = list.map(({ id }) => id);
        expect(new Set(ids).size).toBe(ids.length);
        expect(ids.length).toBe(Math.min(30, new Set(opened).size));
        expect(ids[0]).toBe(opened.at(-1));
      }),
    );
  });
});
