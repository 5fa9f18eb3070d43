import { readCollectionExamples } from '@otzar/contract/listing.examples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, waitFor } from 'storybook/test';
import { ScreenFrame } from '../../mocks/ScreenFrame.tsx';
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
    doesNotApply: {
      customer: 'The list is the same for everyone; a customer’s own hearts are shown by Listing.',
      loading: 'The page before it stays until this one has come.',
    },
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
  tags: ['phone-only', 'state-hebrew', 'state-guest'],
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
  tags: ['unpictured', 'state-error'],
  args: { at: '/collections/gift-ideas/999' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'This page is not on our shelves' }),
    ).toBeVisible();
  },
};

export const Empty: Story = {
  tags: ['unpictured', 'state-empty'],
  parameters: {
    msw: {
      handlers: [
        http.get('*/api/collection/1', () =>
          HttpResponse.json({ ...readCollectionExamples.default, products: [], total: 0 }),
        ),
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/We are restocking this shelf/)).toBeVisible();
  },
};
