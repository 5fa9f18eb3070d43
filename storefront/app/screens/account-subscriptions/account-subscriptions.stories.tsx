import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { showsFailure, showsLoading } from '../../mocks/customer-plays.ts';
import { ScreenFrame } from '../../mocks/ScreenFrame.tsx';
import Account from '../account/account.tsx';
import Screen, { clientLoader, HydrateFallback } from './account-subscriptions.tsx';

const meta = {
  title: 'Screens/Account/Subscriptions',
  component: ScreenFrame,
  args: {
    at: '/account/subscriptions',
    screen: {
      path: '/account/subscriptions',
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
      hebrew: 'What comes is told by its English title.',
    },
    guide: {
      use: 'What comes again and again, and the quick ways to change it.',
      instead: '`Update a subscription`, for everything about one.',
      access: 'Each subscription is an article named by its title; its state is said in words.',
    },
  },
} satisfies Meta<typeof ScreenFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

const opened: Story['play'] = async ({ canvas }) => {
  await waitFor(() =>
    expect(canvas.getByRole('heading', { name: 'Subscriptions', level: 1 })).toBeVisible(),
  );
  const shelves = await canvas.findAllByRole('navigation', { name: 'The shop' });
  await expect(shelves.length).toBe(1);
};

export const Default: Story = {
  tags: ['phone-only', 'state-customer'],
  play: async (context) => {
    await opened(context);
    await expect((await context.canvas.findAllByRole('article')).length).toBe(3);
  },
};

/** It is asked from when, and whether it really should end. */
export const Cancelling: Story = {
  tags: ['unpictured'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    const [cancel] = await canvas.findAllByRole('button', { name: /^Cancel / });
    if (cancel) await userEvent.click(cancel);
    const page = within(canvasElement.ownerDocument.body);
    const dialog = within(await page.findByRole('dialog'));
    await userEvent.click(await dialog.findByRole('radio', { name: /^Today/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Yes, cancel it' }));
    await expect(await canvas.findByText('It is cancelled: nothing more comes.')).toBeVisible();
  },
};

export const Empty: Story = {
  tags: ['unpictured', 'state-empty'],
  parameters: { scenario: 'newcomer' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'No subscriptions yet' }),
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
  play: showsFailure('We could not load your subscriptions'),
};
