import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { holdKey } from './repeat.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('acts at once, again after 500 ms, then each 100 ms, until it is let go', () => {
  const act = vi.fn();
  const letGo = holdKey(act);
  expect(act).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(499);
  expect(act).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  expect(act).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(300);
  expect(act).toHaveBeenCalledTimes(5);
  letGo();
  vi.advanceTimersByTime(1000);
  expect(act).toHaveBeenCalledTimes(5);
});
