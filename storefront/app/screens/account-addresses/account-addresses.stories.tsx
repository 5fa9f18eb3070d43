import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { showsLoading } from '../../mocks/customer-plays.ts';
import { ScreenFrame } from '../../mocks/ScreenFrame.tsx';
import Account from '../account/account.tsx';
import Screen, { clientLoader, HydrateFallback } from './account-addresses.tsx';

const meta = {
  title: 'Screens/Account/Addresses',
  component: ScreenFrame,
  args: {
    at: '/account/addresses',
    screen: {
      path: '/account/addresses',
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
      hebrew: 'Addresses stand as they were typed, and the words around them are English.',
    },
    guide: {
      use: 'Where a customer’s orders go.',
      instead: 'Checkout, where one of them is chosen for an order.',
      access:
        'Each address is an article that its buttons name; a form takes the focus when it opens.',
    },
  },
} satisfies Meta<typeof ScreenFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

const opened: Story['play'] = async ({ canvas }) => {
  await waitFor(() =>
    expect(canvas.getByRole('heading', { name: 'Addresses', level: 1 })).toBeVisible(),
  );
  const shelves = await canvas.findAllByRole('navigation', { name: 'The shop' });
  await expect(shelves.length).toBe(1);
};

export const Default: Story = {
  tags: ['phone-only', 'state-customer'],
  play: async (context) => {
    await opened(context);
    await expect(await context.canvas.findByText('12 Maple Street')).toBeVisible();
  },
};

export const Editing: Story = {
  tags: ['unpictured'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Edit: Noa Levi/ }));
    const code = await canvas.findByLabelText('ZIP code');
    await userEvent.clear(code);
    await userEvent.type(code, '112');
    await userEvent.click(canvas.getByRole('button', { name: 'Save address' }));
    await expect(
      await canvas.findByRole('link', { name: 'Please enter a zip code of 5 digits.' }),
    ).toBeVisible();
    await userEvent.type(code, '38');
    await userEvent.click(canvas.getByRole('button', { name: 'Save address' }));
    await expect(await canvas.findByText('The address is saved.')).toBeVisible();
    await expect(canvas.getByText(/11238/)).toBeVisible();
  },
};

export const Deleting: Story = {
  tags: ['unpictured'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Delete: Tamar Levi/ }));
    await userEvent.click(canvas.getByRole('button', { name: /^Yes, delete Tamar Levi/ }));
    await waitFor(() => expect(canvas.queryByText('Tamar Levi')).not.toBeInTheDocument());
  },
};

export const Empty: Story = {
  tags: ['unpictured', 'state-empty'],
  parameters: { scenario: 'newcomer' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'No address yet' })).toBeVisible();
  },
};

/** A browser that does not know its customer asks the shop first. */
export const Loading: Story = {
  tags: ['unpictured', 'state-loading'],
  parameters: { scenario: 'slow' },
  play: showsLoading,
};

/** The shop is out of order: what was to be deleted is still there. */
export const Failed: Story = {
  tags: ['unpictured', 'state-error'],
  parameters: { scenario: 'failedCustomer' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Delete: Tamar Levi/ }));
    await userEvent.click(canvas.getByRole('button', { name: /^Yes, delete Tamar Levi/ }));
    await expect(await canvas.findByText(/Something went wrong on our side/)).toBeVisible();
    await expect(canvas.getByText('Tamar Levi')).toBeVisible();
  },
};
