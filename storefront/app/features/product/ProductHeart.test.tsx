import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Provider } from 'jotai/react';
import { createStore } from 'jotai/vanilla';
import { expect, test } from 'vitest';
import { heartsAtom, takeWantedHeart } from './hearts.ts';
import { ProductHeart } from './ProductHeart.tsx';

/** A heart of a shopper who is not known yet, and the way to say what their favorites are. */
function drawn() {
  const store = createStore();
  const toggled: number[] = [];
  render(
    <Provider store={store}>
      <ProductHeart product={{ id: 7, title: 'The Quiet Garden', heb_title: null }} />
    </Provider>,
  );
  const bring = (ids: number[]) =>
    act(() => store.set(heartsAtom, { ids, toggle: (id) => toggled.push(id) }));
  const heart = screen.getByRole('button', { name: 'Favorite The Quiet Garden' });
  return { heart, bring, toggled };
}

test('a heart pressed before the shopper is known is pressed, and waits for them', async () => {
  const { heart } = drawn();
  await userEvent.click(heart);
  expect(heart).toHaveAttribute('aria-pressed', 'true');
  expect(takeWantedHeart()).toBe(7);
  expect(takeWantedHeart()).toBeNull();
});

test('pressed twice it is not', async () => {
  const { heart } = drawn();
  await userEvent.click(heart);
  await userEvent.click(heart);
  expect(heart).toHaveAttribute('aria-pressed', 'false');
  expect(takeWantedHeart()).toBeNull();
});

test('what is kept in a tab is a product, or nothing', () => {
  sessionStorage.setItem('otzar:heart', '<b>');
  expect(takeWantedHeart()).toBeNull();
});

test('once the shopper is known it does as it says', async () => {
  const { heart, bring, toggled } = drawn();
  bring([7]);
  expect(heart).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(heart);
  expect(toggled).toEqual([7]);
});
