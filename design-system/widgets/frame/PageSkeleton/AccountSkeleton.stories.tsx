import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { galleryOf } from '../../../gallery.tsx';
import { AccountSkeleton } from './AccountSkeleton.tsx';

const meta = {
  title: 'Widgets/PageSkeleton/Account',
  component: AccountSkeleton,
  tags: ['responsive'],
  args: { shape: 'cards' },
  parameters: {
    kinds: ['skeleton'],
    guide: {
      use: 'While what a page of the account keeps is on its way; the page itself, its heading and the way to the others stand already.',
      instead: 'A part of a page that is there: `Skeleton` in the shape of what comes.',
      access:
        'A status that says once “Loading the page”; its shapes are hidden from a screen reader, breathe slowly, and stand still where motion is reduced.',
    },
  },
} satisfies Meta<typeof AccountSkeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {
  tags: ['state-loading', 'state-guest'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading the page');
  },
};

export const Lines: Story = { tags: ['unpictured', 'state-loading'], args: { shape: 'lines' } };

export const Orders: Story = { tags: ['unpictured', 'state-loading'], args: { shape: 'orders' } };

export const Products: Story = {
  tags: ['unpictured', 'state-loading'],
  args: { shape: 'products' },
};

export const Form: Story = { tags: ['unpictured', 'state-loading'], args: { shape: 'form' } };

export const Order: Story = { tags: ['unpictured', 'state-loading'], args: { shape: 'order' } };

export const Gallery: StoryObj = {
  tags: ['gallery', '!autodocs'],
  ...galleryOf(() => import('./AccountSkeleton.stories.tsx')),
};
