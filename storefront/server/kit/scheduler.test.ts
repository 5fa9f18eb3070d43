import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startScheduler } from './scheduler.ts';

let runs: Run[];
let end: () => Promise<void>;

interface Run {
  finish: () => void;
  fail: (error: Error) => void;
}

const run = () =>
  new Promise<void>((finish, fail) => {
    runs.push({ finish, fail });
  });

beforeEach(() => {
  vi.useFakeTimers();
  runs = [];
  end = startScheduler(run, { everyMs: 1_000, failure: 'The work waits' });
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('what is under way is not begun a second time, and comes again once it is done', async () => {
  await vi.advanceTimersByTimeAsync(3_000);
  expect(runs).toHaveLength(1);
  runs[0]?.finish();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(runs).toHaveLength(2);
});

test('a run that fails is logged, and the next one comes', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  await vi.advanceTimersByTimeAsync(1_000);
  runs[0]?.fail(new Error('gone'));
  await vi.advanceTimersByTimeAsync(1_000);
  expect(runs).toHaveLength(2);
  expect(String(log.mock.calls[0]?.[0])).toContain('The work waits');
});

test('its end waits for the run under way, and nothing comes after it', async () => {
  await vi.advanceTimersByTimeAsync(1_000);
  let ended = false;
  const ending = end().then(() => {
    ended = true;
  });
  await vi.advanceTimersByTimeAsync(5_000);
  expect(ended).toBe(false);
  runs[0]?.finish();
  await ending;
  expect(runs).toHaveLength(1);
});
