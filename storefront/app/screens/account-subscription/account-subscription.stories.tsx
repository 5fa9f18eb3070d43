import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { showsFailure, showsLoading } from '../../mocks/customer-plays.ts';
import { ScreenFrame } from '../../mocks/ScreenFrame.tsx';
import Account from '../account/account.tsx';
import Screen, { clientLoader, HydrateFallback } from './account-subscription.tsx';

const meta = {
  title: 'Screens/Account/Update a subscription',
  component: ScreenFrame,
  args: {
    at: '/account/subscriptions-update/51',
    screen: {
      path: '/account/subscriptions-update/:subscription_id',
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
      empty: 'A form has nothing to list.',
      hebrew: 'What comes is told by its English title.',
    },
    guide: {
      use: 'Everything about one subscription, and its end.',
      instead: '`Subscriptions`, to skip or pause one quickly.',
      access:
        'One form with labels above its fields; its end opens, asks from when, and asks once more.',
    },
  },
} satisfies Meta<typeof ScreenFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

const opened: Story['play'] = async ({ canvas }) => {
  await waitFor(() =>
    expect(canvas.getByRole('heading', { name: 'Update a subscription', level: 1 })).toBeVisible(),
  );
  const shelves = await canvas.findAllByRole('navigation', { name: 'The shop' });
  await expect(shelves.length).toBe(1);
};

export const Default: Story = {
  tags: ['phone-only', 'state-customer'],
  play: async (context) => {
    await opened(context);
    await expect(await context.canvas.findByLabelText('How often')).toBeVisible();
  },
};

export const Saving: Story = {
  tags: ['unpictured'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Save changes' }));
    await expect(await canvas.findByText(/^Saved\./)).toBeVisible();
  },
};

/** What a change comes to is told before it is saved, and is what it comes to. */
export const Foretold: Story = {
  tags: ['unpictured'],
  play: async ({ canvas, userEvent }) => {
    const often = await canvas.findByLabelText('How often');
    await expect(canvas.getByText(/^Next: .* becomes .*, if you skip this one\.$/)).toBeVisible();
    await userEvent.selectOptions(often, 'week');
    const told = await canvas.findByText(/^Next: .* becomes .*, once you save it\.$/);
    const day = told.textContent?.replace(/^.* becomes (.*), once you save it\.$/, '$1') ?? '';
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
    await expect(
      await canvas.findByText(`Saved. The next one comes ${day}.`, { exact: false }),
    ).toBeVisible();
    await userEvent.selectOptions(often, 'month');
    await expect(
      await canvas.findByText(/^Next: .* becomes .*, once you save it\.$/),
    ).toBeVisible();
  },
};

/** Of one that rests a change tells the day on which it comes once it goes on. */
export const ForetoldOfPaused: Story = {
  tags: ['unpictured'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Pause' }));
    await canvas.findByRole('button', { name: 'Resume' });
    await userEvent.selectOptions(canvas.getByLabelText('How often'), 'week');
    const told = await canvas.findByText(/^Next: .*, once you save it and it goes on\.$/);
    const day = told.textContent?.replace(/^Next: (.*), once you save it and it goes on\.$/, '$1');
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
    await expect(await canvas.findByText(`Next: ${day}, if it goes on.`)).toBeVisible();
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
  play: showsFailure('We could not load this subscription'),
};

/** Its last order could not be placed: why, when it is tried again, and what can be done now. */
export const OrderFailed: Story = {
  tags: ['unpictured', 'state-error'],
  parameters: { scenario: 'failedOrder' },
  play: async ({ canvas, userEvent }) => {
    await expect(
      await canvas.findByText(/^Your bank declined this card\..*We try again/),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Leave this one out' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again now' }));
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
};
