import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { ScreenFrame } from '../mocks/ScreenFrame.tsx';
import Collection, { loader } from './collection.tsx';

const meta = {
  title: 'Screens/Collection',
  component: ScreenFrame,
  args: {
    at: '/collections/gift-ideas/1',
    screen: { path: '/collections/:slug/:id', Component: Collection, loader },
  },
  parameters: {
    layout: 'fullscreen',
    guide: {
      use: 'Products put together by hand, in their own order: no sort, no filters.',
      instead: 'A department or an automated category, where a shopper wants to narrow the list.',
      access:
        'As Listing: one `h1`, breadcrumbs and paging as navigations with names of their own.',
    },
  },
} satisfies Meta<typeof ScreenFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Guest: Story = {
  tags: ['unpictured'],
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('heading', { name: 'Gift ideas', level: 1 })).toBeVisible(),
    );
    await expect((await canvas.findAllByRole('article'))[0]).toBeVisible();
    await expect(await canvas.findByRole('contentinfo')).toBeVisible();
    await expect(canvas.queryByLabelText('Sort by')).not.toBeInTheDocument();
    await expect(
      canvas.queryByRole('region', { name: 'Filters', hidden: true }),
    ).not.toBeInTheDocument();
  },
};

export const Unknown: Story = {
  tags: ['unpictured'],
  args: { at: '/collections/gift-ideas/999' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'This page is not on our shelves' }),
    ).toBeVisible();
  },
};
