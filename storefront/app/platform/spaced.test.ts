import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { spaced } from './spaced.ts';

const APART = 3_000;
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A task that ends when it is told to. */
function slowTask() {
  const ends: (() => void)[] = [];
  const task = vi.fn(() => new Promise<void>((resolve) => ends.push(resolve)));
  return { task, end: () => ends.shift()?.() };
}
const quick = () => vi.fn(() => Promise.resolve());

test('is done at once, and however often it is asked for then, once more', async () => {
  const task = quick();
  const { ask } = spaced(task, APART);
  for (const _ of Array.from({ length: 10 })) ask();
  expect(task).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(APART - 1);
  expect(task).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(task).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(10 * APART);
  expect(task).toHaveBeenCalledTimes(2);
});

test('is never done twice at the same time', async () => {
  const { task, end } = slowTask();
  const { ask } = spaced(task, APART);
  ask();
  ask();
  await vi.advanceTimersByTimeAsync(10 * APART);
  expect(task).toHaveBeenCalledTimes(1);
  end();
  await vi.advanceTimersByTimeAsync(APART);
  expect(task).toHaveBeenCalledTimes(2);
});

test('is done again after it failed', async () => {
  const task = vi.fn(() => Promise.reject(new Error('out of reach')));
  const { ask } = spaced(task, APART);
  ask();
  await vi.advanceTimersByTimeAsync(APART);
  ask();
  expect(task).toHaveBeenCalledTimes(2);
});

test('is not done any more once it is stopped', async () => {
  const task = quick();
  const { ask, stop } = spaced(task, APART);
  ask();
  ask();
  stop();
  await vi.advanceTimersByTimeAsync(10 * APART);
  ask();
  expect(task).toHaveBeenCalledTimes(1);
});
