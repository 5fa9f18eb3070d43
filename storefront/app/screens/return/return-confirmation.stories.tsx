import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { ScreenFrame } from '../../mocks/ScreenFrame.tsx';
import Screen, { loader } from './return-confirmation.tsx';

const meta = {
  title: 'Screens/Return/Confirmation',
  component: ScreenFrame,
  args: {
    at: '/return-confirmation/5',
    screen: { path: '/return-confirmation/:return_id', Component: Screen as never, loader },
  },
  parameters: {
    layout: 'fullscreen',
    doesNotApply: {
      customer: 'A customer’s return ends here as a guest’s does.',
      empty: 'A return has at least one thing in it.',
      loading: 'The page before it stays until this one has come.',
    },
    guide: {
      use: 'The end of a return: what to do now, the label, and what is refunded when.',
      instead: 'Nothing: each return ends here, and its letter leads here.',
      access: 'Steps are an ordered list; the bar code is a picture that says its digits.',
    },
  },
} satisfies Meta<typeof ScreenFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Guest: Story = {
  tags: ['phone-only', 'state-guest'],
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('heading', { name: 'Return 5', level: 1 })).toBeVisible(),
    );
    await expect(canvas.getByText('$26.13')).toBeVisible();
    await expect(canvas.getByRole('figure', { name: /^Return label/ })).toBeVisible();
  },
};

/** Of a gift no amount is told until its gift card comes. */
export const Gift: Story = {
  tags: ['unpictured'],
  args: { at: '/return-confirmation/6' },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('heading', { name: 'Return 6', level: 1 })).toBeVisible(),
    );
    await expect(canvas.getByRole('main')).not.toHaveTextContent('$');
  },
};

/** Brought to the store, received, and refunded in two parts. */
export const Received: Story = {
  tags: ['unpictured'],
  args: { at: '/return-confirmation/4' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Gift card ending in WREN')).toBeVisible();
    await expect(canvas.queryByRole('figure')).toBeNull();
  },
};

/** One of somebody else, or none at all. */
export const Unknown: Story = {
  tags: ['unpictured', 'state-error'],
  args: { at: '/return-confirmation/9999' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'This page is not on our shelves' }),
    ).toBeVisible();
  },
};

/** Its widgets are pictured from right to left by themselves: here the whole is looked at for accessibility. */
export const RightToLeft: Story = {
  tags: ['unpictured', 'state-hebrew'],
  globals: { direction: 'rtl' },
};
