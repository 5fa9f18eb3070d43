import { describe, expect, it } from 'vitest';
import { areOutdated, cutoffOf, haveExpired } from './rates.ts';

const at = (hour: number) => `2026-11-24T${String(hour).padStart(2, '0')}:00:00.000Z`;
const options = { fulfillment_expires: at(18), store_expires: at(16) };
const now = (hour: number) => Date.parse(at(hour));

describe('shipping options', () => {
  it('hold until the earlier of their two moments', () => {
    expect(cutoffOf(options)).toBe(now(16));
    expect(cutoffOf({ fulfillment_expires: at(9), store_expires: at(16) })).toBe(now(9));
  });

  it.each([
    ['before the cutoff', 15, '11201', false],
    ['at the cutoff', 16, '11201', true],
    ['after the cutoff', 17, '11201', true],
    ['without a zip code', 17, '', false],
  ])('are asked for again: %s', (_when, hour, zip, expected) => {
    expect(haveExpired(options, zip, now(hour))).toBe(expected);
  });

  it('are asked for again where the cutoff cannot be read', () => {
    expect(haveExpired({ ...options, store_expires: 'soon' }, '11201', now(1))).toBe(true);
  });

  it.each([
    ['newer', at(13), at(12), true],
    ['the same', at(12), at(12), false],
    ['older', at(11), at(12), false],
    ['newer than what cannot be read', at(11), '', true],
    ['unreadable', 'never', at(12), false],
  ])('are outdated by an answer that is %s', (_what, said, kept, expected) => {
    expect(areOutdated(said, kept)).toBe(expected);
  });
});
