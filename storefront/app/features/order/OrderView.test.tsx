import { readOrderExamples } from '@otzar/contract/order.examples';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderScreen } from '../../mocks/render.tsx';
import { OrderView } from './OrderView.tsx';
import { expectation } from './order-view.ts';

const order = {
  ...readOrderExamples.default,
  placed_at: '2026-11-24T15:00:00.000Z',
  estimated_arrival: '2026-11-29T17:00:00.000Z',
  timeline: [{ status: 'placed' as const, at: '2026-11-24T15:00:00.000Z' }],
};

test('an order tells its days in the three formats of the specification', () => {
  renderScreen(<OrderView order={order} />);
  expect(screen.getByText(/Tuesday, November 24, 2026/)).toBeVisible();
  expect(screen.getByText(/Nov 24, 2026/)).toBeVisible();
  expect(expectation(order)).toMatch(/^It arrives Sun, November 29 by /);
});
