import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Provider } from 'jotai/react';
import { createStore } from 'jotai/vanilla';
import { expect, test } from 'vitest';
import { heartsAtom } from './hearts.ts';
import { ProductHeart } from './ProductHeart.tsx';

/** A heart of a shopper who is not known yet, and the way to say what their favorites are. */
function drawn() {
  const store = createStore();
  const toggled: number[] = [];
  render(
    <Provider store={store}>
      <ProductHeart product={{ id: 7, title: 'The Quiet Garden' }} />
    </Provider>,
  );
  const bring = (ids: number[]) =>
    act(() => store.set(heartsAtom, { ids, toggle: (id) => toggled.push(id) }));
  const heart = screen.getByRole('button', { name: 'Favorite The Quiet Garden' });
  return { heart, bring, toggled };
}

test('a heart pressed before the shopper is known counts once they are', async () => {
  const { heart, bring, toggled } = drawn();
  await userEvent.click(heart);
  expect(heart).toHaveAttribute('aria-pressed', 'true');
  expect(toggled).toEqual([]);
  bring([]);
  expect(toggled).toEqual([7]);
});

test('a press before that takes no favorite out', async () => {
  const known = drawn();
  await userEvent.click(known.heart);
  known.bring([7]);
  expect(known.toggled).toEqual([]);
  expect(known.heart).toHaveAttribute('aria-pressed', 'true');
});

test('a heart pressed twice before the shopper is known is not pressed', async () => {
  const { heart, bring, toggled } = drawn();
  await userEvent.click(heart);
  await userEvent.click(heart);
  bring([]);
  expect(toggled).toEqual([]);
});
