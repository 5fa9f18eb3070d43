import { sampleLines } from '@otzar/contract/bag.examples';
import { noa } from '@otzar/contract/customer.examples';
import { waitFor } from '@testing-library/react';
import { createStore } from 'jotai/vanilla';
import { describe, expect, test } from 'vitest';
import { addLineAtom } from '../features/bag/bag-actions.ts';
import { sampleServer } from '../mocks/sample-server.ts';
import { messagesAtom } from '../platform/messages.ts';
import { type Browser, bag, become } from './ownership.fixture.ts';

sampleServer(true);

describe('a bag that comes along', () => {
  const titles = async () => (await bag()).products.map(({ title }) => title);
  const told = (store: Browser) => store.get(messagesAtom).at(-1);

  test('is told of, and Undo gives back what the shop kept; what came is saved for later', async () => {
    const alone = createStore();
    await become(alone, noa);
    const before = await titles();
    await become(alone, null);
    const store = createStore();
    await store.set(addLineAtom, sampleLines.pencils);
    expect(before).not.toContain(sampleLines.pencils.title);
    await become(store, noa);
    expect(told(store)?.text).toBe('Your bag came along: 1 added.');
    expect(await titles()).toContain(sampleLines.pencils.title);
    told(store)?.action?.run();
    await waitFor(async () => expect(await titles()).toEqual(before));
    expect((await bag()).later.map(({ title }) => title)).toContain(sampleLines.pencils.title);
  });

  test('of nothing is nothing to tell', async () => {
    const store = createStore();
    await become(store, noa);
    expect(told(store)).toBeUndefined();
  });

  test('cannot be undone by whoever comes after', async () => {
    const store = createStore();
    await store.set(addLineAtom, sampleLines.pencils);
    await become(store, noa);
    const undo = told(store)?.action?.run;
    await become(store, null);
    await store.set(addLineAtom, sampleLines.mug);
    undo?.();
    await store.set(addLineAtom, sampleLines.pencils);
    expect((await bag()).later).toEqual([]);
    expect((await bag()).products).toHaveLength(2);
  });
});
