import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { withTimeout } from './time-limit.mjs';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('what is waited for', () => {
  it('comes as it ended, and no clock is left to run', async () => {
    expect(await withTimeout(Promise.resolve('taken'), 1_000)).toBe('taken');
    await expect(withTimeout(Promise.reject(new Error('gone')), 1_000)).rejects.toThrow('gone');
    expect(vi.getTimerCount()).toBe(0);
  });

  it('is nothing when it has not ended in time', async () => {
    const waited = withTimeout(new Promise(() => undefined), 1_000);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await waited).toBeUndefined();
  });
});
