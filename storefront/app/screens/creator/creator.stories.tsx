import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { ScreenFrame } from '../../mocks/ScreenFrame.tsx';
import Creator, { loader } from './creator.tsx';

const meta = {
  title: 'Screens/Creator',
  component: ScreenFrame,
  args: {
    at: '/creator/miriam-adler/31',
    screen: { path: '/creator/:slug/:id', Component: Creator, loader },
  },
  parameters: {
    layout: 'fullscreen',
    doesNotApply: {
      loading: 'The page before it stays until this one has come.',
    },
    guide: {
      use: 'All works of a writer, an artist or a teacher.',
      instead: 'A search by the name finds books about them as well.',
      access:
        'As Listing: one `h1`, breadcrumbs and paging as navigations with names of their own.',
    },
  },
} satisfies Meta<typeof ScreenFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Guest: Story = {
  tags: ['phone-only', 'state-hebrew', 'state-guest'],
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('heading', { name: 'Miriam Adler', level: 1 })).toBeVisible(),
    );
    await expect((await canvas.findAllByRole('article'))[0]).toBeVisible();
    await expect(await canvas.findByLabelText('Sort by')).toBeInTheDocument();
  },
};

export const Unknown: Story = {
  tags: ['unpictured', 'state-error'],
  args: { at: '/creator/miriam-adler/999' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'This page is not on our shelves' }),
    ).toBeVisible();
  },
};

/** A customer can follow whose works they are. */
export const Customer: Story = {
  tags: ['unpictured', 'state-customer'],
  parameters: { scenario: 'customer' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /Miriam Adler$/ })).toBeVisible();
  },
};

/** Nothing is left of them above such a price: why, and what to take away. */
export const Empty: Story = {
  tags: ['unpictured', 'state-empty'],
  args: { at: '/creator/miriam-adler/31?price_min=900' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/No product fits/)).toBeVisible();
  },
};
