import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { scrollPageTo } from './scroll-page.ts';

const reduced = (matches: boolean) =>
  vi
    .spyOn(window, 'matchMedia')
    .mockReturnValue(Object.assign(new EventTarget() as MediaQueryList, { matches }));

beforeEach(() => {
  vi.useFakeTimers();
  window.scrollTo({ top: 1000 });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('is on its way in the middle of 500 ms, and there at their end', () => {
  reduced(false);
  const onArrive = vi.fn();
  scrollPageTo(0, onArrive);
  vi.advanceTimersByTime(250);
  expect(window.scrollY).toBeGreaterThan(300);
  expect(window.scrollY).toBeLessThan(700);
  expect(onArrive).not.toHaveBeenCalled();
  vi.advanceTimersByTime(270);
  expect(window.scrollY).toBe(0);
  expect(onArrive).toHaveBeenCalledOnce();
});

it('is there at once where motion is reduced', () => {
  reduced(true);
  const onArrive = vi.fn();
  scrollPageTo(0, onArrive);
  expect(window.scrollY).toBe(0);
  expect(onArrive).toHaveBeenCalledOnce();
});

it('gives way to the shopper’s own hand', () => {
  reduced(false);
  const onArrive = vi.fn();
  scrollPageTo(0, onArrive);
  vi.advanceTimersByTime(250);
  window.dispatchEvent(new Event('wheel'));
  const where = window.scrollY;
  vi.advanceTimersByTime(270);
  expect(window.scrollY).toBe(where);
  expect(onArrive).not.toHaveBeenCalled();
});
