import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { galleryOf } from '../../gallery.tsx';
import { examples } from './Pagination.guide.tsx';
import { Pagination } from './Pagination.tsx';

const meta = {
  title: 'Components/Pagination',
  component: Pagination,
  args: { page: 5, pages: 12, hrefFor: (page) => `?page=${page}` },
  tags: ['responsive'],
  parameters: {
    guide: {
      use: 'Below a list that is longer than a page: links that can be shared, opened in a tab of their own, and found by search engines.',
      instead: 'A short list shows all of itself. A row of suggestions is pushed: `ProductRail`.',
      access:
        'A navigation named “Pages”. Each link is named “Page 5”; the one that is shown has `aria-current`. In the hand only the neighbors stay.',
      examples,
    },
  },
} satisfies Meta<typeof Pagination>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InTheMiddle: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Next' })).toHaveAttribute('href', '?page=6');
    await expect(canvas.getByRole('link', { name: 'Page 5' })).toHaveAttribute(
      'aria-current',
      'page',
    );
  },
};

export const First: Story = {
  args: { page: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'Previous' })).not.toBeInTheDocument();
  },
};

export const Last: Story = { args: { page: 12 } };

export const Few: Story = { args: { page: 2, pages: 3 } };

/** A page alone needs no paging. */
export const EmptyList: Story = {
  tags: ['unpictured'],
  args: { page: 1, pages: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).not.toBeInTheDocument();
  },
};

export const ManyPages: Story = { args: { page: 41667, pages: 41668 } };

export const Hebrew: Story = { globals: { direction: 'rtl' } };

export const Gallery: StoryObj = {
  tags: ['gallery', '!autodocs'],
  ...galleryOf(() => import('./Pagination.stories.tsx')),
};
