import { expect, test, vi } from 'vitest';
import type { ListIndex } from '../../kit/listing-index/listing-index.ts';
import { onceWithIndex } from './with-index.ts';

const index = (): ListIndex => ({}) as ListIndex;

test('something is made once for an index, for however many ask, and anew for the next index', async () => {
  const make = vi.fn(async () => Symbol('made'));
  const read = onceWithIndex(make);
  const [one, other] = [index(), index()];
  const [first, ...others] = await Promise.all([read(one), read(one), read(one)]);
  for (const same of others) expect(same).toBe(first);
  expect(await read(other)).not.toBe(first);
  expect(make).toHaveBeenCalledTimes(2);
});

test('what could not be made is tried again', async () => {
  const make = vi.fn(async () => 'made').mockRejectedValueOnce(new Error('no database'));
  const read = onceWithIndex(make);
  const one = index();
  await expect(read(one)).rejects.toThrow('no database');
  expect(await read(one)).toBe('made');
});
