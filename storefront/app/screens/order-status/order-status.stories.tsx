import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { ScreenFrame } from '../../mocks/ScreenFrame.tsx';
import OrderStatus, { loader } from './order-status.tsx';

const meta = {
  title: 'Screens/Order status',
  component: ScreenFrame,
  args: {
    at: '/orders/guest/1042/status',
    screen: { path: '/orders/guest/:id/status', Component: OrderStatus, loader },
  },
  parameters: {
    layout: 'fullscreen',
    doesNotApply: {
      customer: 'A customer’s order opens here as a guest’s does.',
      empty: 'An order has at least one thing in it.',
      hebrew: 'An order tells its lines by their English titles.',
    },
    guide: {
      use: 'Where an order is, for a guest who comes back.',
      instead: 'The account’s orders, for a customer.',
      access: 'The timeline is a list; the present state is said in words, not by colour alone.',
    },
  },
} satisfies Meta<typeof ScreenFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

const opened: Story['play'] = async ({ canvas }) => {
  await waitFor(() =>
    expect(canvas.getByRole('heading', { name: 'Order 1042', level: 1 })).toBeVisible(),
  );
  await expect(await canvas.findByRole('contentinfo')).toBeVisible();
};

export const Guest: Story = { tags: ['state-guest'], play: opened };

/** A browser that did not order it is asked for the e-mail address. */
export const AskedForEmail: Story = {
  tags: ['state-error'],
  args: { at: '/orders/guest/9999/status' },
  play: async ({ canvas, userEvent }) => {
    const email = await canvas.findByLabelText(/E-mail/);
    await userEvent.type(email, 'somebody@example.com{Enter}');
    await expect(await canvas.findByRole('link', { name: 'We have no such order.' })).toBeVisible();
    await expect(email).toHaveAccessibleDescription(/no such order/);
  },
};

export const Loading: Story = { tags: ['state-loading'], parameters: { scenario: 'slow' } };

export const Failed: Story = {
  tags: ['state-error'],
  parameters: { scenario: 'failed' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'Something went wrong on our side' }),
    ).toBeVisible();
    await expect(await canvas.findByRole('contentinfo')).toBeVisible();
  },
};
