import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { showsFailure, showsLoading } from '../../mocks/customer-plays.ts';
import { ScreenFrame } from '../../mocks/ScreenFrame.tsx';
import Account from '../account/account.tsx';
import Screen, { clientLoader, HydrateFallback } from './account-library.tsx';

const meta = {
  title: 'Screens/Account/Digital library',
  component: ScreenFrame,
  args: {
    at: '/account/digital-libary',
    screen: {
      path: '/account/digital-libary',
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
      use: 'The digital items a customer has bought, to read or to download.',
      instead: 'An order, for what else was in it.',
      access:
        'Links are made when they are wanted, and take the focus; until when they work is announced.',
    },
  },
} satisfies Meta<typeof ScreenFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

const opened: Story['play'] = async ({ canvas }) => {
  await waitFor(() =>
    expect(canvas.getByRole('heading', { name: 'Digital library', level: 1 })).toBeVisible(),
  );
  const shelves = await canvas.findAllByRole('navigation', { name: 'The shop' });
  await expect(shelves.length).toBe(1);
};

export const Default: Story = {
  tags: ['phone-only', 'state-customer', 'state-hebrew'],
  play: opened,
};

export const Opening: Story = {
  tags: ['unpictured'],
  play: async ({ canvas, userEvent }) => {
    const [open] = await canvas.findAllByRole('button', { name: /^Read or download/ });
    if (open) await userEvent.click(open);
    await waitFor(() => expect(canvas.getByRole('link', { name: /^Read / })).toHaveFocus());
    await expect(canvas.getByText(/^This link works until .* [ap]\.m\.$/)).toBeVisible();
  },
};

export const Empty: Story = {
  tags: ['unpictured', 'state-empty'],
  parameters: { scenario: 'newcomer' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'Your shelf is still empty' }),
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
  play: showsFailure('We could not load your digital library'),
};
