import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { ScreenFrame } from '../../mocks/ScreenFrame.tsx';
import ThankYou, { loader } from './thank-you.tsx';

const meta = {
  title: 'Screens/Thank you',
  component: ScreenFrame,
  args: { at: '/thank-you/1042', screen: { path: '/thank-you/:id', Component: ThankYou, loader } },
  parameters: {
    layout: 'fullscreen',
    doesNotApply: {
      customer: 'A customer’s order ends here as a guest’s does.',
      empty: 'An order has at least one thing in it.',
      hebrew: 'An order tells its lines by their English titles.',
    },
    guide: {
      use: 'Right after an order: that it arrived, and what happens next.',
      instead: 'Order status, for every later visit.',
      access: 'The order number stands in the first paragraph, so that it is read early.',
    },
  },
} satisfies Meta<typeof ScreenFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

const opened: Story['play'] = async ({ canvas }) => {
  await waitFor(() =>
    expect(
      canvas.getByRole('heading', { name: 'Thank you for your order', level: 1 }),
    ).toBeVisible(),
  );
  await expect(await canvas.findByRole('contentinfo')).toBeVisible();
};

export const Guest: Story = { tags: ['state-guest'], play: opened };

export const Pickup: Story = { args: { at: '/thank-you/1043' }, play: opened };

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

/** An order of somebody else opens nothing. */
export const Unknown: Story = {
  tags: ['state-error'],
  args: { at: '/thank-you/9999' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'This page is not on our shelves' }),
    ).toBeVisible();
    await expect(await canvas.findByRole('contentinfo')).toBeVisible();
  },
};
