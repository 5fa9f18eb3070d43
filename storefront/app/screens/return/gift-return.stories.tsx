import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { ScreenFrame } from '../../mocks/ScreenFrame.tsx';
import GiftReturn from './gift-return.tsx';

const meta = {
  title: 'Screens/Return/Gift',
  component: ScreenFrame,
  args: { at: '/gift-return', screen: { path: '/gift-return', Component: GiftReturn } },
  parameters: {
    layout: 'fullscreen',
    doesNotApply: {
      customer: 'Whoever was given a thing needs no account, and sees the same form with one.',
      empty: 'A form has nothing to list.',
      loading: 'It asks the shop for nothing before the form is sent.',
      hebrew: 'Its words are the shop’s own, which are English.',
    },
    guide: {
      use: 'Where somebody returns what they were given, without seeing what it cost.',
      instead: '`Screens/Return/Find the order`, for whoever ordered it.',
      access: 'Hints say where on the gift receipt each number stands.',
    },
  },
} satisfies Meta<typeof ScreenFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Opened: Story = {
  tags: ['phone-only', 'state-guest'],
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toBeVisible());
  },
};

export const Guest: Story = {
  tags: ['unpictured'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Order number'), '1041');
    await userEvent.type(canvas.getByLabelText('Gift code'), 'kx7p 2m9a{Enter}');
    await expect(await canvas.findByRole('heading', { name: 'Elsewhere' })).toBeVisible();
  },
};

export const NotFound: Story = {
  tags: ['unpictured', 'state-error'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Order number'), '1041');
    await userEvent.type(canvas.getByLabelText('Gift code'), 'AAAA-BBBB{Enter}');
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
};

export const Failed: Story = {
  tags: ['unpictured', 'state-error'],
  parameters: { scenario: 'failed' },
  play: async ({ canvas, userEvent }) => {
    const code = await canvas.findByLabelText('Gift code');
    await userEvent.type(code, 'KX7P2M9A{Enter}');
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await expect(code).toHaveValue('KX7P2M9A');
  },
};
