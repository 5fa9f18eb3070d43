import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { showsFailure, showsLoading } from '../../mocks/customer-plays.ts';
import { ScreenFrame } from '../../mocks/ScreenFrame.tsx';
import Account from '../account/account.tsx';
import Screen, { clientLoader, HydrateFallback } from './account-order.tsx';

const meta = {
  title: 'Screens/Account/Order',
  component: ScreenFrame,
  args: {
    at: '/account/orders/1042',
    screen: {
      path: '/account/orders/:id',
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
      empty: 'An order has at least one thing in it.',
      hebrew: 'An order tells its lines by their English titles.',
    },
    guide: {
      use: 'One order: where it is, what is in it, and what can be done with it.',
      instead: '`Order status`, for a guest.',
      access: 'The timeline is a list; what came of a button is announced beside it.',
    },
  },
} satisfies Meta<typeof ScreenFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

const opened: Story['play'] = async ({ canvas }) => {
  await waitFor(() =>
    expect(canvas.getByRole('heading', { name: 'Order 1042', level: 1 })).toBeVisible(),
  );
  const shelves = await canvas.findAllByRole('navigation', { name: 'The shop' });
  await expect(shelves.length).toBe(1);
};

export const Default: Story = {
  tags: ['phone-only', 'state-customer'],
  play: async (context) => {
    await opened(context);
    await expect(await context.canvas.findByRole('button', { name: /^Buy again/ })).toBeVisible();
  },
};

/** Asked once more with what comes back, cancelled by key, and told; what is bought again still is. */
export const Cancelled: Story = {
  tags: ['unpictured'],
  play: async ({ canvas, userEvent }) => {
    (await canvas.findByRole('button', { name: 'Cancel order' })).focus();
    await userEvent.keyboard('{Enter}');
    const asked = await screen.findByRole('dialog', { name: 'Cancel order 1042?' });
    await expect(asked).toHaveTextContent(
      'All that was paid goes back: $73.98 to your Visa ending in 4242.',
    );
    screen.getByRole('button', { name: 'Yes, cancel it' }).focus();
    await userEvent.keyboard('{Enter}');
    const told = await canvas.findByText('Order 1042 is cancelled.');
    await waitFor(() => expect(told.closest('[role=status]')).toHaveFocus());
    await expect(canvas.getByText('Cancelled')).toBeVisible();
    await expect(canvas.getByText('Visa ending in 4242: $73.98, never charged')).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^Buy again/ })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Cancel order' })).toBeNull();
    await expect(canvas.queryByRole('link', { name: 'Start a return' })).toBeNull();
  },
};

/** One of somebody else, or none at all. */
export const Unknown: Story = {
  tags: ['unpictured', 'state-error'],
  args: { at: '/account/orders/9' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'This page is not on our shelves' }),
    ).toBeVisible();
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
  play: showsFailure('We could not load this order'),
};
