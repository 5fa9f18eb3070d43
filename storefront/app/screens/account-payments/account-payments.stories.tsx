import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { showsLoading } from '../../mocks/customer-plays.ts';
import { ScreenFrame } from '../../mocks/ScreenFrame.tsx';
import Account from '../account/account.tsx';
import Screen, { clientLoader, HydrateFallback } from './account-payments.tsx';

const meta = {
  title: 'Screens/Account/Payments',
  component: ScreenFrame,
  args: {
    at: '/account/payments',
    screen: {
      path: '/account/payments',
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
      hebrew: 'A card is told by its brand and its last digits.',
    },
    guide: {
      use: 'What a customer’s orders are paid with.',
      instead: 'Checkout, where one of them is chosen for an order.',
      access:
        'Each card is an article that its buttons name; that one has expired is said in words.',
    },
  },
} satisfies Meta<typeof ScreenFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

const opened: Story['play'] = async ({ canvas }) => {
  await waitFor(() =>
    expect(canvas.getByRole('heading', { name: 'Payments', level: 1 })).toBeVisible(),
  );
  const shelves = await canvas.findAllByRole('navigation', { name: 'The shop' });
  await expect(shelves.length).toBe(1);
};

export const Default: Story = {
  tags: ['phone-only', 'state-customer'],
  play: async (context) => {
    await opened(context);
    await expect(
      await context.canvas.findByRole('article', { name: /ending in 4242/ }),
    ).toBeVisible();
  },
};

export const Adding: Story = {
  tags: ['unpictured'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add a card' }));
    await userEvent.type(await canvas.findByLabelText('Card number'), '5555555555554444');
    await userEvent.type(canvas.getByLabelText('Expiry (MM/YY)'), '1230');
    await userEvent.type(canvas.getByLabelText('Security code'), '123');
    await userEvent.click(canvas.getByLabelText('Pay with this card from now on'));
    await userEvent.click(canvas.getByRole('button', { name: 'Save card' }));
    const card = within(await canvas.findByRole('article', { name: /ending in 4444/ }));
    await expect(card.getByText('Default')).toBeVisible();
  },
};

/** A card that a subscription is paid with goes once another one is in its place. */
export const InUse: Story = {
  tags: ['unpictured'],
  play: async ({ canvas, userEvent }) => {
    const remove = async () => {
      const own = within(await canvas.findByRole('article', { name: /ending in 4242/ }));
      await userEvent.click(own.getByRole('button', { name: /^Delete/ }));
      await userEvent.click(await own.findByRole('button', { name: /^Yes, delete/ }));
      return within(await screen.findByRole('dialog', { name: 'Choose another card' }));
    };
    const first = await remove();
    await expect(first.getByText(/^Your subscriptions? to .* paid with this card\./)).toBeVisible();
    await userEvent.click(first.getByRole('button', { name: 'Add another card' }));
    await userEvent.type(await canvas.findByLabelText('Card number'), '5555555555554444');
    await userEvent.type(canvas.getByLabelText('Expiry (MM/YY)'), '1230');
    await userEvent.type(canvas.getByLabelText('Security code'), '123');
    await userEvent.click(canvas.getByRole('button', { name: 'Save card' }));
    await canvas.findByRole('article', { name: /ending in 4444/ });
    const dialog = await remove();
    await expect(dialog.getByRole('radio', { name: /ending in 4444/ })).toBeChecked();
    await userEvent.click(dialog.getByRole('button', { name: 'Use it and delete the old card' }));
    await expect(await canvas.findByRole('article', { name: /ending in 4444/ })).toBeVisible();
    await waitFor(() =>
      expect(canvas.queryByRole('article', { name: /ending in 4242/ })).toBeNull(),
    );
  },
};

export const Empty: Story = {
  tags: ['unpictured', 'state-empty'],
  parameters: { scenario: 'newcomer' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'No card yet' })).toBeVisible();
  },
};

/** A browser that does not know its customer asks the shop first. */
export const Loading: Story = {
  tags: ['unpictured', 'state-loading'],
  parameters: { scenario: 'slow' },
  play: showsLoading,
};

/** The shop is out of order: nothing that was typed is lost. */
export const Failed: Story = {
  tags: ['unpictured', 'state-error'],
  parameters: { scenario: 'failedCustomer' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add a card' }));
    const number = await canvas.findByLabelText('Card number');
    await userEvent.type(number, '5555555555554444');
    await userEvent.type(canvas.getByLabelText('Expiry (MM/YY)'), '1230');
    await userEvent.type(canvas.getByLabelText('Security code'), '123');
    await userEvent.click(canvas.getByRole('button', { name: 'Save card' }));
    await expect(await canvas.findByText(/Something went wrong on our side/)).toBeVisible();
    await expect(number).toHaveValue('5555 5555 5555 4444');
  },
};
