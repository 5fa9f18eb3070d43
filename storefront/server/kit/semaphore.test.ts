import { expect, test } from 'vitest';
import { Semaphore } from './semaphore.ts';

test('some run, some wait, and the rest are told to come back', async () => {
  const line = new Semaphore({ atOnce: 1, longest: 1 });
  let finish = (_: string) => {};
  const running = line.run(
    () =>
      new Promise<string>((resolve) => {
        finish = resolve;
      }),
  );
  const waiting = line.run(async () => 'second');
  await expect(line.run(async () => 'third')).rejects.toMatchObject({ status: 503 });
  finish('first');
  expect(await Promise.all([running, waiting])).toEqual(['first', 'second']);
  expect(await line.run(async () => 'fourth')).toBe('fourth');
});

test('a task that fails makes room', async () => {
  const line = new Semaphore({ atOnce: 1, longest: 0 });
  await expect(line.run(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await line.run(async () => 'yes')).toBe('yes');
});
