import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { pushRow } from './push.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(window, 'matchMedia').mockReturnValue(
    Object.assign(new EventTarget() as MediaQueryList, { matches: false }),
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('a push goes 300 px within 100 ms', () => {
  const row = document.createElement('ul');
  pushRow(row, 1);
  vi.advanceTimersByTime(50);
  expect(row.scrollLeft).toBeGreaterThan(100);
  expect(row.scrollLeft).toBeLessThan(200);
  vi.advanceTimersByTime(70);
  expect(row.scrollLeft).toBe(300);
  pushRow(row, -1);
  vi.advanceTimersByTime(120);
  expect(row.scrollLeft).toBe(0);
});
