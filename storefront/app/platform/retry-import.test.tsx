import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { retryImport } from './retry-import.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Code that fails to come so many times. */
const failing = (times: number) => {
  const bring = vi.fn(async () => 'here');
  for (let time = 0; time < times; time += 1) bring.mockRejectedValueOnce(new TypeError('lost'));
  return bring;
};

test('what does not come while there is a connection is asked for again by itself, ever more seldom', async () => {
  const bring = failing(2);
  const pending = retryImport(bring)();
  await vi.advanceTimersByTimeAsync(3_000);
  expect(bring).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(3_000);
  expect(bring).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(3_000);
  await expect(pending).resolves.toBe('here');
});

test('what does not come is asked for as soon as there is a connection again', async () => {
  const bring = failing(1);
  const pending = retryImport(bring)();
  await vi.advanceTimersByTimeAsync(0);
  window.dispatchEvent(new Event('online'));
  await expect(pending).resolves.toBe('here');
  expect(bring).toHaveBeenCalledTimes(2);
});
