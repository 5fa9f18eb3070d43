import { waitFor } from '@testing-library/react';
import { createStore } from 'jotai/vanilla';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { persistedAtom } from './persisted.ts';

const KEY = 'otzar:notes';
const notes = () =>
  persistedAtom<string[]>({
    name: 'notes',
    version: 2,
    shape: async () => ({ schema: v.array(v.string()), initial: [] }),
  });
const kept = (data: unknown, version = 2) => JSON.stringify({ version, data });
const add = (note: string) => (now: string[]) => [...now, note];

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

describe('a persisted module', () => {
  it('is unknown until the browser was asked, then what was kept', async () => {
    localStorage.setItem(KEY, kept(['tea']));
    const { atom } = notes();
    const store = createStore();
    expect(store.get(atom)).toBeUndefined();
    store.sub(atom, () => {});
    await waitFor(() => expect(store.get(atom)).toEqual(['tea']));
  });

  it('that could not be fetched is fetched when it is wanted again', async () => {
    localStorage.setItem(KEY, kept(['tea']));
    const shape = vi
      .fn(async () => ({ schema: v.array(v.string()), initial: [] as string[] }))
      .mockRejectedValueOnce(new TypeError('Failed to fetch'));
    const { load } = persistedAtom<string[]>({ name: 'notes', version: 2, shape });
    await expect(load()).rejects.toThrow('Failed to fetch');
    expect(await load()).toEqual(['tea']);
  });

  it.each([
    ['a broken text', '{'],
    ['null', 'null'],
    ['a number', '7'],
    ['another shape', JSON.stringify(['tea'])],
    ['wrong types inside', kept([1, 2])],
    ['an old version', kept(['tea'], 1)],
    ['five megabytes', 'x'.repeat(5_000_000)],
    ['a name from the prototype', '{"__proto__":{"version":2,"data":["tea"]}}'],
  ])('starts anew from %s, and goes on working', async (_what, text) => {
    localStorage.setItem(KEY, text);
    const module = notes();
    expect(await module.load()).toEqual([]);
    const store = createStore();
    await store.set(module.atom, add('bread'));
    expect(await notes().load()).toEqual(['bread']);
  });

  it('sets a copy aside that it cannot read', async () => {
    localStorage.setItem(KEY, '{broken');
    await notes().load();
    expect(localStorage.getItem('otzar:set-aside')).toBe('{broken');
  });

  it('leaves the other modules alone when one is unusable', async () => {
    localStorage.setItem(KEY, kept(7));
    localStorage.setItem('otzar:checkout', 'mine');
    await notes().load();
    expect(localStorage.getItem(KEY)).toBeNull();
    expect(localStorage.getItem('otzar:checkout')).toBe('mine');
  });

  it('merges the changes of two tabs', async () => {
    const [one, two] = [notes(), notes()];
    const [left, right] = [createStore(), createStore()];
    const stops = [left.sub(one.atom, () => {}), right.sub(two.atom, () => {})];
    await left.set(one.atom, add('left'));
    await right.set(two.atom, add('right'));
    expect(right.get(two.atom)).toEqual(['left', 'right']);
    for (const stop of stops) stop();
  });

  it('hears of a change in another tab', async () => {
    const module = notes();
    const store = createStore();
    store.sub(module.atom, () => {});
    await waitFor(() => expect(store.get(module.atom)).toEqual([]));
    localStorage.setItem(KEY, kept(['from the other tab']));
    window.dispatchEvent(new StorageEvent('storage', { key: KEY }));
    expect(store.get(module.atom)).toEqual(['from the other tab']);
  });

  it('goes on in memory where the browser keeps nothing', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const module = notes();
    const store = createStore();
    await store.set(module.atom, add('tea'));
    await store.set(module.atom, add('bread'));
    expect(store.get(module.atom)).toEqual(['tea', 'bread']);
  });
});
