import { renderHook, waitFor } from '@testing-library/react';
import { Provider } from 'jotai/react';
import { createStore } from 'jotai/vanilla';
import { beforeEach, expect, test } from 'vitest';
import { recentModule } from './recent-module.ts';
import { useNoteViewed } from './useNoteViewed.ts';

beforeEach(() => localStorage.clear());

const ids = async () => (await recentModule.load()).map(({ id }) => id);

/** Opens products one after the other. */
function open(guest: boolean | undefined, ...products: number[]) {
  const store = createStore();
  const { rerender } = renderHook(({ id }) => useNoteViewed(id, guest), {
    initialProps: { id: products[0] ?? 0 },
    wrapper: ({ children }) => <Provider store={store}>{children}</Provider>,
  });
  for (const id of products.slice(1)) rerender({ id });
}

test('what a guest opens is noted, the newest first and each once', async () => {
  await recentModule.load();
  open(true, 1, 2, 3, 1);
  await waitFor(async () => expect(await ids()).toEqual([1, 3, 2]));
});

test('about thirty are kept', async () => {
  const many = Array.from({ length: 35 }, (_, place) => place + 1);
  open(true, ...many);
  await waitFor(async () => expect(await ids()).toEqual(many.toReversed().slice(0, 30)));
});

test.each([
  ['a customer', false],
  ['somebody who is not known yet', undefined],
])('what %s opens is noted nowhere', async (_, guest) => {
  open(guest, 7);
  expect(await ids()).toEqual([]);
});

test('whoever signs out on a product, or whose session ends there, has not viewed it as a guest', async () => {
  const store = createStore();
  const { rerender } = renderHook(({ id, guest }) => useNoteViewed(id, guest), {
    initialProps: { id: 7, guest: undefined as boolean | undefined },
    wrapper: ({ children }) => <Provider store={store}>{children}</Provider>,
  });
  rerender({ id: 7, guest: false });
  rerender({ id: 7, guest: true });
  rerender({ id: 8, guest: true });
  await waitFor(async () => expect(await ids()).toEqual([8]));
  expect(await ids()).toEqual([8]);
});
