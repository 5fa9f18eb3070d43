import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { ScreenFrame } from '../../mocks/ScreenFrame.tsx';
import Automated, { loader } from './automated.tsx';

const meta = {
  title: 'Screens/Automated category',
  component: ScreenFrame,
  args: {
    at: '/a/gifts/under-20/2',
    screen: { path: '/a/:index/:slug/:id', Component: Automated, loader },
  },
  parameters: {
    layout: 'fullscreen',
    doesNotApply: {
      customer: 'The list is the same for everyone; a customer’s own hearts are shown by Listing.',
      loading: 'The page before it stays until this one has come.',
    },
    guide: {
      use: 'What a rule picks from the whole shop: new, reduced, below a price.',
      instead: 'A department, for what stands on one shelf.',
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
      expect(canvas.getByRole('heading', { name: 'Under $20', level: 1 })).toBeVisible(),
    );
    await expect((await canvas.findAllByRole('article'))[0]).toBeVisible();
    await expect(await canvas.findByLabelText('Sort by')).toBeInTheDocument();
    await expect(
      await canvas.findByRole('region', { name: 'Filters', hidden: true }),
    ).toBeInTheDocument();
  },
};

export const Unknown: Story = {
  tags: ['unpictured', 'state-error'],
  args: { at: '/a/gifts/under-20/999' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'This page is not on our shelves' }),
    ).toBeVisible();
  },
};

/** Nothing is left of it below such a price: why, and what to take away. */
export const Empty: Story = {
  tags: ['unpictured', 'state-empty'],
  args: { at: '/a/gifts/under-20/2?price_min=900' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/No product fits/)).toBeVisible();
  },
};
