import { sampleLines } from '@otzar/contract/bag.examples';
import { readBag } from '@otzar/contract/customer-bag';
import { readCards } from '@otzar/contract/product';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { leaveInBrowser } from '../../mocks/enter.ts';
import { renderScreen } from '../../mocks/render.tsx';
import { unreadBag } from '../bag/unread-bag.fixture.ts';
import { RecentRail } from '../home/RecentRail.tsx';
import { FavoritesView } from './FavoritesView.tsx';

const { comeBackAs, refuse, answerAgain } = unreadBag();

describe('a customer’s bag that the shop could not be asked for', () => {
  test('does not say that there are no favorites', async () => {
    refuse(readBag.path);
    renderScreen(<FavoritesView cards={[]} />, '/account/favorites');
    const title = 'We could not load your favorites';
    expect(await screen.findByRole('heading', { name: title })).toBeVisible();
    expect(screen.queryByText('No favorites yet')).not.toBeInTheDocument();
    await answerAgain();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: /favorite/ })).toBeVisible();
    expect(screen.queryByText('No favorites yet')).not.toBeInTheDocument();
  });
});

describe('cards that the shop could not be asked for', () => {
  test('do not make a guest’s favorites none', async () => {
    comeBackAs(null, [sampleLines.book.product_id]);
    refuse(readCards.path);
    renderScreen(<FavoritesView cards={[]} />, '/favorites');
    const title = 'We could not load your favorites';
    expect(await screen.findByRole('heading', { name: title })).toBeVisible();
    expect(screen.queryByText('No favorites yet')).not.toBeInTheDocument();
  });

  test('leave a row of what was viewed last with another try', async () => {
    leaveInBrowser({
      kept: {
        recentlyViewed: { version: 1, data: [{ id: sampleLines.book.product_id, time_stamp: 1 }] },
      },
    });
    refuse(readCards.path);
    renderScreen(<RecentRail />);
    const row = await screen.findByRole('region', { name: 'Recently viewed' });
    expect(row).toHaveTextContent('could not be loaded');
    await answerAgain();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('article')).toBeVisible();
  });
});
