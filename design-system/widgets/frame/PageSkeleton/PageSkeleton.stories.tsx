import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ListingSkeleton } from './ListingSkeleton.tsx';

const meta = {
  title: 'Widgets/PageSkeleton/Listing',
  component: ListingSkeleton,
  tags: ['responsive'],
  parameters: {
    kinds: ['skeleton'],
    guide: {
      use: 'While a listing or a search comes: heading, and cards in as many columns as the products will have.',
      instead:
        'One more page of the same listing keeps the old one in sight. Inside a page: `Skeleton`.',
      access:
        'A status that says once “Loading the page”; its shapes are hidden from a screen reader, breathe slowly, and stand still where motion is reduced.',
    },
  },
} satisfies Meta<typeof ListingSkeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {
  tags: ['state-loading', 'state-guest'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading the page');
  },
};
