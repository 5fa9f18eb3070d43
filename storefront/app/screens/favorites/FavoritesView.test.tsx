import { readCardsExamples } from '@otzar/contract/product.examples';
import { toggleFavorite } from '@otzar/domain/bag';
import { screen } from '@testing-library/react';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { changeBagAtom } from '../../features/bag/change-bag.ts';
import { freshHandlers } from '../../mocks/handlers.ts';
import { renderScreen } from '../../mocks/render.tsx';
import { FavoritesView } from './FavoritesView.tsx';

const shop = setupServer(...freshHandlers());
beforeAll(() => shop.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => localStorage.clear());
afterAll(() => shop.close());

test('what was kept in another browser stands there as soon as it is told', async () => {
  const [card] = readCardsExamples.default;
  if (!card) throw new Error('There is no example of a card.');
  const { store } = renderScreen(<FavoritesView cards={[]} />, '/account/favorites');
  await expect(screen.findByText('No favorites yet')).resolves.toBeVisible();
  await store.set(changeBagAtom, (bag) => toggleFavorite(bag, card.id));
  await expect(screen.findByRole('heading', { name: 'One favorite' })).resolves.toBeVisible();
});
