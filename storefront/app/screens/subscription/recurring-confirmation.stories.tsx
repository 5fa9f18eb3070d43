import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { showsFailure, showsLoading } from '../../mocks/customer-plays.ts';
import { ScreenFrame } from '../../mocks/ScreenFrame.tsx';
import Screen, { clientLoader, HydrateFallback } from './recurring-confirmation.tsx';

const screen = {
  path: '/recurring-confirmation/:recurring_id',
  Component: Screen as never,
  loader: clientLoader,
  HydrateFallback,
};

const meta = {
  title: 'Screens/Recurring confirmation',
  component: ScreenFrame,
  args: { at: '/recurring-confirmation/51', screen },
  parameters: {
    layout: 'fullscreen',
    scenario: 'customer',
    doesNotApply: {
      guest: 'Guests are sent to Login.',
      empty: 'It confirms the one thing that was begun.',
    },
    guide: {
      use: 'What follows a sign-up: what comes, when, where to, who pays, and where it is changed.',
      instead: 'Later it is looked after in the account, under `Subscriptions`.',
      access: 'One heading, a description list of what to keep, and links.',
    },
  },
} satisfies Meta<typeof ScreenFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Begun: Story = {
  tags: ['phone-only', 'state-customer'],
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'It comes by itself now' }),
    ).toBeVisible();
    await expect(await canvas.findByText('Visa ending in 4242')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Change or stop it' })).toHaveAttribute(
      'href',
      '/account/subscriptions-update/51',
    );
  },
};

/** Its widgets are pictured from right to left by themselves: here the whole is looked at for accessibility. */
export const Hebrew: Story = {
  tags: ['unpictured', 'state-hebrew'],
  globals: { direction: 'rtl' },
};

/** One of somebody else, or of the other kind, is not there. */
export const NotThere: Story = {
  tags: ['unpictured', 'state-error'],
  args: { at: '/recurring-confirmation/999' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'This page is not on our shelves' }),
    ).toBeVisible();
  },
};

export const Failed: Story = {
  tags: ['unpictured', 'state-error'],
  parameters: { scenario: 'failedCustomer' },
  play: showsFailure('We could not load your recurring order'),
};

export const Loading: Story = {
  tags: ['unpictured', 'state-loading'],
  parameters: { scenario: 'slowCustomer' },
  play: showsLoading,
};
