import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderScreen } from '../../mocks/render.tsx';
import { ComingCard } from './ComingCard.tsx';

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
  renderScreen(<ComingCard {...card} asked={asked} tell={tell} />);
  expect(screen.getByRole('link', { name: /All orders/ })).toBeInTheDocument();
  answer('Order 7: shipped');
  expect(await screen.findByText('Order 7: shipped')).toBeInTheDocument();
});

test('a card whose news cannot be had leads on all the same', async () => {
  renderScreen(<ComingCard {...card} asked={Promise.reject(new Error('Not now.'))} tell={tell} />);
  expect(await screen.findByText('We could not look this up just now.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /All orders/ })).toBeInTheDocument();
});
