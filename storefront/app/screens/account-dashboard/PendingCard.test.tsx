import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { renderScreen } from '../../mocks/render.tsx';
import { PendingCard } from './PendingCard.tsx';

const card = {
  title: 'Orders',
  icon: 'box',
  href: '/account/orders',
  linkText: 'All orders',
} as const;
const tell = (news: string) => ({ news });

test('a card leads on at once, and tells its news when it comes', async () => {
  let answer = (_news: string) => {};
  const asked = new Promise<string>((resolve) => {
    answer = resolve;
  });
  renderScreen(<PendingCard {...card} asked={asked} tell={tell} onRetry={() => {}} />);
  expect(screen.getByRole('link', { name: /All orders/ })).toBeInTheDocument();
  answer('Order 7: shipped');
  expect(await screen.findByText('Order 7: shipped')).toBeInTheDocument();
});

test('a card whose news cannot be had leads on all the same, and can be asked for again', async () => {
  const onRetry = vi.fn();
  const asked = Promise.reject(new Error('Not now.'));
  renderScreen(<PendingCard {...card} asked={asked} tell={tell} onRetry={onRetry} />);
  expect(await screen.findByText('We could not look this up just now.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /All orders/ })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Try again: Orders' }));
  expect(onRetry).toHaveBeenCalledOnce();
});
