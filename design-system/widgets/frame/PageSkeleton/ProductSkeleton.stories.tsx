import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ProductSkeleton } from './ProductSkeleton.tsx';

const meta = {
  title: 'Widgets/PageSkeleton/Product',
  component: ProductSkeleton,
  tags: ['responsive'],
  parameters: {
    kinds: ['skeleton'],
    guide: {
      use: 'While a product comes: the picture on one side, its words and the way to buy it on the other.',
      instead: 'Other variations of a product that is there need none: they come with it.',
      access:
        'A status that says once “Loading the page”; its shapes are hidden from a screen reader, breathe slowly, and stand still where motion is reduced.',
    },
  },
} satisfies Meta<typeof ProductSkeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {
  tags: ['state-loading', 'state-guest'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading the page');
  },
};
