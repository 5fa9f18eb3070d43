import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { showsFailure, showsLoading } from '../../mocks/customer-plays.ts';
import { ScreenFrame } from '../../mocks/ScreenFrame.tsx';
import Account from '../account/account.tsx';
import Screen, { clientLoader, HydrateFallback } from './account-following.tsx';

const meta = {
  title: 'Screens/Account/Following',
  component: ScreenFrame,
  args: {
    at: '/account/following',
    screen: {
      path: '/account/following',
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
      use: 'Whom a customer follows.',
      instead: '`FollowButton` on a product, to begin with.',
      access:
        'A toggle button that names whom it follows; whoever is let go stays until the page is left.',
    },
  },
} satisfies Meta<typeof ScreenFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

const opened: Story['play'] = async ({ canvas }) => {
  await waitFor(() =>
    expect(canvas.getByRole('heading', { name: 'Following', level: 1 })).toBeVisible(),
  );
  const shelves = await canvas.findAllByRole('navigation', { name: 'The shop' });
  await expect(shelves.length).toBe(1);
};

export const Default: Story = {
  tags: ['phone-only', 'state-customer'],
  play: async (context) => {
    await opened(context);
    await expect(await context.canvas.findByText('Publishers and makers')).toBeVisible();
  },
};

export const Empty: Story = {
  tags: ['unpictured', 'state-empty'],
  parameters: { scenario: 'newcomer' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'You follow nobody yet' }),
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
  play: showsFailure('We could not load whom you follow'),
};

/** Its widgets are pictured from right to left by themselves: here the whole is looked at for accessibility. */
export const RightToLeft: Story = {
  tags: ['unpictured', 'state-hebrew'],
  globals: { direction: 'rtl' },
};
