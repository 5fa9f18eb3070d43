import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { showsFailure, showsLoading } from '../../mocks/customer-plays.ts';
import { ScreenFrame } from '../../mocks/ScreenFrame.tsx';
import Account from '../account/account.tsx';
import Screen, { clientLoader, HydrateFallback } from './account-orders.tsx';

const meta = {
  title: 'Screens/Account/Orders',
  component: ScreenFrame,
  args: {
    at: '/account/orders',
    screen: {
      path: '/account/orders',
      Component: Screen as never,
      loader: clientLoader,
      HydrateFallback: HydrateFallback as never,
      Layout: Account,
    },
  },
  parameters: {
    layout: 'fullscreen',
    scenario: 'customer',
    doesNotApply: {
      guest: 'Guests are sent to Login.',
      hebrew: 'It tells numbers, days and sums; what is in an order stands on its own page.',
    },
    guide: {
      use: 'What a customer has ordered, ten a page.',
      instead: '`Order status`, for a guest.',
      access: 'Each order is an article named by its number; its state is said in words.',
    },
  },
} satisfies Meta<typeof ScreenFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

const opened: Story['play'] = async ({ canvas }) => {
  await waitFor(() =>
    expect(canvas.getByRole('heading', { name: 'Orders', level: 1 })).toBeVisible(),
  );
  const shelves = await canvas.findAllByRole('navigation', { name: 'The shop' });
  await expect(shelves.length).toBe(1);
};

export const Default: Story = {
  tags: ['phone-only', 'state-customer'],
  play: async (context) => {
    await opened(context);
    await expect(await context.canvas.findByRole('article', { name: 'Order 1042' })).toBeVisible();
  },
};

export const BuyAgain: Story = {
  tags: ['unpictured'],
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: 'Buy again order 1042' });
    await userEvent.click(button);
    await expect(await canvas.findByText(/in your bag\./)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'View bag' })).toHaveAttribute('href', '/bag');
  },
};

export const Empty: Story = {
  tags: ['unpictured', 'state-empty'],
  parameters: { scenario: 'newcomer' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'No orders yet' })).toBeVisible();
  },
};

export const Loading: Story = {
  tags: ['unpictured', 'state-loading'],
  parameters: { scenario: 'slowCustomer' },
  play: showsLoading,
};

/** The shop is out of order: the page says so, and tries again. */
export const Failed: Story = {
  tags: ['unpictured', 'state-error'],
  parameters: { scenario: 'failedCustomer' },
  play: showsFailure('We could not load your orders'),
};
