import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { ScreenFrame } from '../../mocks/ScreenFrame.tsx';
import Account from '../account/account.tsx';
import Screen, { clientLoader, HydrateFallback } from './account-dashboard.tsx';

const meta = {
  title: 'Screens/Account/Dashboard',
  component: ScreenFrame,
  args: {
    at: '/account/dashboard',
    screen: {
      path: '/account/dashboard',
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
      hebrew: 'It tells numbers, days and English titles.',
    },
    guide: {
      use: 'Where a customer begins: every part of the account in one step.',
      instead: 'The account menu of the header, from anywhere else.',
      access: 'Each card is a section with a heading and one link; its news is read with it.',
    },
  },
} satisfies Meta<typeof ScreenFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

const opened: Story['play'] = async ({ canvas }) => {
  await waitFor(() =>
    expect(canvas.getByRole('heading', { name: 'Hello, Noa', level: 1 })).toBeVisible(),
  );
  const shelves = await canvas.findAllByRole('navigation', { name: 'The shop' });
  await expect(shelves.length).toBe(1);
};

export const Default: Story = {
  tags: ['state-customer'],
  play: async (context) => {
    await opened(context);
    await expect(await context.canvas.findByText(/^Order 1042: /)).toBeVisible();
    await expect(await context.canvas.findByText('Next on Dec 1, 2026')).toBeVisible();
  },
};

/** Nothing is kept yet: each card says what to do about it. */
export const Newcomer: Story = {
  tags: ['unpictured', 'state-empty'],
  parameters: { scenario: 'newcomer' },
  play: async (context) => {
    const title = { name: 'Hello, Tamar', level: 1 };
    await expect(await context.canvas.findByRole('heading', title)).toBeVisible();
    await expect(await context.canvas.findByText('No orders yet')).toBeVisible();
    await expect(context.canvas.getByRole('link', { name: 'Add an address' })).toBeVisible();
  },
};

/** The ways stand at once, whatever the shop says. */
export const Loading: Story = {
  tags: ['unpictured', 'state-loading'],
  parameters: { scenario: 'slowCustomer' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'All orders' })).toBeVisible();
  },
};

export const Failed: Story = {
  tags: ['unpictured', 'state-error'],
  parameters: { scenario: 'failedCustomer' },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getAllByText('We could not look this up just now.')).toHaveLength(5),
    );
    await expect(canvas.getByRole('link', { name: 'All orders' })).toBeVisible();
  },
};
