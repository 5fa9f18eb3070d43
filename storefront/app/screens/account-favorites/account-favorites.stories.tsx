import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { showsFailure, showsLoading } from '../../mocks/customer-plays.ts';
import { ScreenFrame } from '../../mocks/ScreenFrame.tsx';
import Account from '../account/account.tsx';
import Screen, { clientLoader, HydrateFallback } from './account-favorites.tsx';

const meta = {
  title: 'Screens/Account/Favorites',
  component: ScreenFrame,
  args: {
    at: '/account/favorites',
    screen: {
      path: '/account/favorites',
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
    },
    guide: {
      use: 'What a customer keeps as favorites.',
      instead: '`Favorites`, for a guest.',
      access:
        'The heart of a card is a toggle button; what was taken out can be put back from a message.',
    },
  },
} satisfies Meta<typeof ScreenFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

const opened: Story['play'] = async ({ canvas }) => {
  await waitFor(() =>
    expect(canvas.getByRole('heading', { name: 'Favorites', level: 1 })).toBeVisible(),
  );
  const shelves = await canvas.findAllByRole('navigation', { name: 'The shop' });
  await expect(shelves.length).toBe(1);
};

export const Default: Story = {
  tags: ['phone-only', 'state-customer'],
  play: async (context) => {
    await opened(context);
    await expect((await context.canvas.findAllByRole('article')).length).toBeGreaterThan(0);
  },
};

export const Removing: Story = {
  tags: ['unpictured'],
  play: async ({ canvas, userEvent }) => {
    const [first] = await canvas.findAllByRole('button', { name: /^Favorite / });
    const name = first?.getAttribute('aria-label') ?? '';
    if (first) await userEvent.click(first);
    await userEvent.click(await canvas.findByRole('button', { name: 'Undo' }));
    await expect(await canvas.findByRole('button', { name })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  },
};

export const Empty: Story = {
  tags: ['unpictured', 'state-empty'],
  parameters: { scenario: 'newcomer' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'No favorites yet' })).toBeVisible();
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
  play: showsFailure('We could not load your favorites'),
};

/** Its widgets are pictured from right to left by themselves: here the whole is looked at for accessibility. */
export const RightToLeft: Story = {
  tags: ['unpictured', 'state-hebrew'],
  globals: { direction: 'rtl' },
};
