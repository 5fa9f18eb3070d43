import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { showsLoading } from '../../mocks/customer-plays.ts';
import { ScreenFrame } from '../../mocks/ScreenFrame.tsx';
import Account from '../account/account.tsx';
import Screen, { clientLoader, HydrateFallback } from './account-profile.tsx';

const meta = {
  title: 'Screens/Account/Profile',
  component: ScreenFrame,
  args: {
    at: '/account/profile',
    screen: {
      path: '/account/profile',
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
      hebrew: 'Its words are the shop’s own, which are English.',
    },
    guide: {
      use: 'Name, e-mail and password, and what a customer can do with all that is kept.',
      instead: 'Checkout, where an order has a name of its own.',
      access: 'Labels above the fields; the present password is asked for when it is needed.',
    },
  },
} satisfies Meta<typeof ScreenFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

const opened: Story['play'] = async ({ canvas }) => {
  await waitFor(() =>
    expect(canvas.getByRole('heading', { name: 'Profile', level: 1 })).toBeVisible(),
  );
  const shelves = await canvas.findAllByRole('navigation', { name: 'The shop' });
  await expect(shelves.length).toBe(1);
};

export const Default: Story = {
  tags: ['phone-only', 'state-customer'],
  play: async (context) => {
    await opened(context);
    await expect(await context.canvas.findByLabelText('Full name')).toHaveValue('Noa Levi');
  },
};

/** What is typed outlives a wrong password. */
export const WrongPassword: Story = {
  tags: ['unpictured', 'state-error'],
  play: async ({ canvas, userEvent }) => {
    const email = await canvas.findByLabelText('E-mail address');
    await userEvent.clear(email);
    await userEvent.type(email, 'noa.levi@example.com');
    await userEvent.type(canvas.getByLabelText('Current password'), 'not the one');
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
    await expect(
      await canvas.findByRole('link', { name: 'This is not your present password.' }),
    ).toBeVisible();
    await expect(email).toHaveValue('noa.levi@example.com');
  },
};

export const Saving: Story = {
  tags: ['unpictured'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Full name'), ' Sela');
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
    await expect(await canvas.findByText('Saved.')).toBeVisible();
  },
};

/** A browser that does not know its customer asks the shop first. */
export const Loading: Story = {
  tags: ['unpictured', 'state-loading'],
  parameters: { scenario: 'slow' },
  play: showsLoading,
};
