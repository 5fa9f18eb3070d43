import { sampleLines } from '@otzar/contract/bag.examples';
import { checkDiscountExamples } from '@otzar/contract/discount.examples';
import { renderHook, waitFor } from '@testing-library/react';
import { Provider } from 'jotai/react';
import { createStore } from 'jotai/vanilla';
import { beforeEach, expect, test } from 'vitest';
import { bagModule } from '../../features/bag/bag-module.ts';
import { discountModule } from '../../features/discount/discount-module.ts';
import { useFinishOrder } from './useFinishOrder.ts';

beforeEach(() => localStorage.clear());

test('with the bag its discount goes; what was saved for later stays', async () => {
  const store = createStore();
  const { mug, pencils } = sampleLines;
  await store.set(bagModule.atom, (bag) => ({ ...bag, products: [mug], later: [pencils] }));
  await store.set(discountModule.atom, () => checkDiscountExamples.default);
  const { result } = renderHook(() => useFinishOrder(), {
    wrapper: ({ children }) => <Provider store={store}>{children}</Provider>,
  });
  result.current();
  await waitFor(async () => expect((await bagModule.load()).products).toEqual([]));
  expect((await bagModule.load()).later).toEqual([pencils]);
  expect(await discountModule.load()).toBeNull();
});
