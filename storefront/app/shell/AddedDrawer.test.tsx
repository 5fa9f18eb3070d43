import type { BagLine } from '@otzar/contract/bag';
import { sampleLines } from '@otzar/contract/bag.examples';
import { emptyBag, lineKey } from '@otzar/domain/bag';
import { act, screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { addLineAtom, moveToBagAtom, removeLineAtom } from '../features/bag/bag-actions.ts';
import { removedLinesAtom } from '../features/bag/removed-lines.ts';
import { leaveInBrowser } from '../mocks/enter.ts';
import { freshHandlers } from '../mocks/handlers.ts';
import { renderScreen } from '../mocks/render.tsx';
import OverlayStage from './OverlayStage.tsx';
import { overlayAtom } from './overlay.ts';

const shop = setupServer(...freshHandlers());
beforeAll(() => shop.listen());
beforeEach(() => shop.resetHandlers(...freshHandlers()));
afterAll(() => shop.close());

const book = { ...sampleLines.book, max: 4 };

/** A guest with so many of a book in the bag, in a shop that has so many. */
function openShop(quantity: number, max = 4, later: BagLine[] = [], others: BagLine[] = []) {
  const products = [...(quantity > 0 ? [{ ...book, quantity }] : []), ...others];
  leaveInBrowser({ kept: { bag: { version: 1, data: { ...emptyBag, products, later } } } });
  shop.use(http.post('/api/max', () => HttpResponse.json([{ ...book, max }])));
  const { store } = renderScreen(<OverlayStage />);
  return store;
}

async function add(quantity: number, inBag: number, max = 4, others: BagLine[] = []) {
  const store = openShop(inBag, max, [], others);
  await act(async () => {
    const addition = await store.set(addLineAtom, { ...book, quantity });
    store.set(overlayAtom, { kind: 'added', ...addition });
  });
}

test('says how many went in', async () => {
  await add(2, 0);
  const drawer = await screen.findByRole('dialog', { name: 'Added to your bag' });
  expect(drawer).toHaveAccessibleDescription(new RegExp(`^${book.title} ?Quantity 2`));
  expect(drawer).not.toHaveTextContent('can be had');
});

test('says what the whole bag comes to, and what else it holds', async () => {
  await add(2, 0, 4, [{ ...sampleLines.mug, quantity: 3 }]);
  const drawer = await screen.findByRole('dialog', { name: 'Added to your bag' });
  const sum = 2 * book.price + 3 * sampleLines.mug.price;
  expect(drawer).toHaveTextContent(`Bag subtotal $${sum.toFixed(2)}`);
  const others = within(drawer).getByRole('region', { name: 'Also in your bag' });
  expect(
    within(others)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([expect.stringContaining(sampleLines.mug.title)]);
});

test('says that fewer went in where there are no more', async () => {
  await add(3, 3);
  const drawer = await screen.findByRole('dialog', { name: 'Added to your bag' });
  expect(drawer).toHaveTextContent('Quantity 1');
  expect(drawer).toHaveTextContent('Only 4 can be had: 1 of 3 went in.');
});

test('says that nothing went in where the bag has all there are', async () => {
  await add(1, 4);
  const drawer = await screen.findByRole('dialog', { name: 'Not added to your bag' });
  expect(drawer).toHaveTextContent('Only 4 can be had, already in your bag: nothing was added.');
});

test('says so too where the shop lowers it afterwards', async () => {
  await add(3, 0, 2);
  expect(await screen.findByText('Only 2 can be had: 2 of 3 went in.')).toBeVisible();
});

test('what comes back from later says what of it finds no room', async () => {
  const saved = { ...book, quantity: 3 };
  const store = openShop(3, 4, [saved]);
  await act(() => store.set(moveToBagAtom, lineKey(saved)));
  expect(
    await screen.findByText(`${book.title}: Only 4 can be had: 1 of 3 went in.`),
  ).toBeVisible();
});

test('what is put back says what of it finds no room any more', async () => {
  const store = openShop(3);
  const line = { ...book, quantity: 3 };
  await act(() => store.set(removeLineAtom, line, 'products'));
  await act(() => store.set(addLineAtom, { ...book, quantity: 2 }).then(() => undefined));
  await act(() => store.get(removedLinesAtom)[0]?.undo());
  expect(
    await screen.findByText(`${book.title}: Only 4 can be had: 2 of 3 went in.`),
  ).toBeVisible();
});
