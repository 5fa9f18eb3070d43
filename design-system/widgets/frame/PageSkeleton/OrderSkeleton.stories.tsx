import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { OrderSkeleton } from './OrderSkeleton.tsx';

const meta = {
  title: 'Widgets/PageSkeleton/Order',
  component: OrderSkeleton,
  tags: ['responsive'],
  parameters: {
    kinds: ['skeleton'],
    guide: {
      use: 'While an order comes, for the thank-you page, its status and the account.',
      instead: 'An order that is there and only moved on changes its `OrderTimeline`.',
      access:
        'A status that says once “Loading the page”; its shapes are hidden from a screen reader, breathe slowly, and stand still where motion is reduced.',
    },
  },
} satisfies Meta<typeof OrderSkeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {
  tags: ['state-loading', 'state-guest'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading the page');
  },
};
