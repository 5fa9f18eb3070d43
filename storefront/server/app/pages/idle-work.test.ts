import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { IdleWork } from './idle-work.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('waits until the process is idle, and is done one after another', async () => {
  let busy = 1;
  const done: string[] = [];
  const work = new IdleWork(() => busy);
  for (const name of ['a', 'b']) work.add(async () => void done.push(name));
  await vi.advanceTimersByTimeAsync(5_000);
  expect(done).toEqual([]);
  busy = 0.1;
  await vi.advanceTimersByTimeAsync(500);
  expect(done).toEqual(['a']);
  await vi.advanceTimersByTimeAsync(500);
  expect(done).toEqual(['a', 'b']);
  expect(vi.getTimerCount()).toBe(0);
});

test('begins nothing while something is being done', async () => {
  const work = new IdleWork(() => 0);
  let end: () => void = () => undefined;
  const second = vi.fn(async () => undefined);
  work.add(() => new Promise<void>((ended) => (end = ended)));
  work.add(second);
  await vi.advanceTimersByTimeAsync(3_000);
  expect(second).not.toHaveBeenCalled();
  end();
  await vi.advanceTimersByTimeAsync(500);
  expect(second).toHaveBeenCalledOnce();
});

test('no more than a hundred wait', async () => {
  const work = new IdleWork(() => 0);
  const done = vi.fn(async () => undefined);
  for (let n = 0; n < 150; n += 1) work.add(done);
  await vi.advanceTimersByTimeAsync(100_000);
  expect(done).toHaveBeenCalledTimes(100);
});
