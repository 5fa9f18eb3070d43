import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { ScreenFrame } from '../../mocks/ScreenFrame.tsx';
import Content, { loader } from './content.tsx';

const meta = {
  title: 'Screens/Content page',
  component: ScreenFrame,
  args: { at: '/about/43', screen: { path: '/:page/:id', Component: Content, loader } },
  parameters: {
    layout: 'fullscreen',
    doesNotApply: {
      customer: 'Policies and terms are the same for everyone.',
      hebrew: 'Its words are the shop’s own, which are English.',
    },
    guide: {
      use: 'The shop’s own words: about it, its policies and terms.',
      instead: 'A product’s description, for words on a product.',
      access: 'Headings in order; lines no longer than 70 characters.',
    },
  },
} satisfies Meta<typeof ScreenFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Guest: Story = {
  tags: ['state-guest'],
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toBeVisible());
    await expect(await canvas.findByRole('contentinfo')).toBeVisible();
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

export const Unknown: Story = {
  tags: ['state-error'],
  args: { at: '/nothing/999' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'This page is not on our shelves' }),
    ).toBeVisible();
    await expect(await canvas.findByRole('contentinfo')).toBeVisible();
  },
};

export const Empty: Story = {
  tags: ['unpictured', 'state-empty'],
  parameters: { scenario: 'empty' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'About Otzar', level: 1 }),
    ).toBeVisible();
  },
};
