import { noa } from '@otzar/contract/customer.examples';
import { waitFor } from '@testing-library/react';
import { createStore } from 'jotai/vanilla';
import { describe, expect, test, vi } from 'vitest';
import { customerModule } from '../features/customer/customer-module.ts';
import { freshReturn, returnModule } from '../features/return/return-module.ts';
import { sampleServer } from '../mocks/sample-server.ts';
import { messagesAtom, showMessageAtom } from '../platform/messages.ts';
import { previousUrl, rememberPathAtom } from '../platform/previous-url.ts';
import { followOwner } from './follow-owner.ts';
import { bag, become, browser } from './ownership.fixture.ts';

sampleServer(true);

describe('a tab', () => {
  const message = { tone: 'info' as const, text: 'Your order is on its way, Noa.' };

  test('that has not signed out itself keeps nothing of the customer for itself', async () => {
    const store = createStore();
    const onLeft = vi.fn();
    await store.set(customerModule.atom, () => noa);
    const stop = followOwner(store, undefined, onLeft);
    await waitFor(async () => expect((await bag()).owner).toBe(noa.id));
    store.set(showMessageAtom, message);
    await store.set(returnModule.atom, (kept) => ({ ...kept, email: noa.email }));
    sessionStorage.setItem('otzar:typed', '{}');
    await store.set(customerModule.atom, () => ({ ...noa, name: 'Noa Barak' }));
    expect(await returnModule.load()).toMatchObject({ email: noa.email });
    expect(onLeft).not.toHaveBeenCalled();
    await store.set(customerModule.atom, () => null);
    await waitFor(() => expect(store.get(messagesAtom)).toEqual([]));
    expect(onLeft).toHaveBeenCalledOnce();
    expect(await returnModule.load()).toEqual(freshReturn);
    expect(sessionStorage.getItem('otzar:typed')).toBeNull();
    await waitFor(async () => expect((await bag()).owner).toBeNull());
    stop();
  });

  test('that the customer left while the code of this was on its way keeps nothing either', async () => {
    const store = await browser();
    await become(store, noa);
    sessionStorage.setItem('otzar:typed', '{}');
    store.set(showMessageAtom, message);
    await store.set(customerModule.atom, () => null);
    const onLeft = vi.fn();
    const stop = followOwner(store, noa.id, onLeft);
    expect(store.get(messagesAtom)).toEqual([]);
    expect(sessionStorage.getItem('otzar:typed')).toBeNull();
    expect(onLeft).toHaveBeenCalledOnce();
    await waitFor(async () => expect((await bag()).owner).toBeNull());
    stop();
  });

  test('that becomes another customer’s shows nothing of the first one', async () => {
    const store = createStore();
    const onLeft = vi.fn();
    await store.set(customerModule.atom, () => noa);
    const stop = followOwner(store, undefined, onLeft);
    await waitFor(async () => expect((await bag()).owner).toBe(noa.id));
    await store.set(rememberPathAtom, '/account/orders/17');
    await store.set(customerModule.atom, () => ({ ...noa, id: 99 }));
    await waitFor(async () => expect((await bag()).owner).toBe(99));
    expect(onLeft).toHaveBeenCalledOnce();
    expect(await previousUrl()).toBeNull();
    stop();
  });
});
