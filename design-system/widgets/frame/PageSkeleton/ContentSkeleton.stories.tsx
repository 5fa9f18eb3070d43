import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ContentSkeleton } from './ContentSkeleton.tsx';

const meta = {
  title: 'Widgets/PageSkeleton/Content',
  component: ContentSkeleton,
  tags: ['responsive'],
  parameters: {
    kinds: ['skeleton'],
    guide: {
      use: 'While a page of words comes, such as the shipping policy.',
      instead: 'Pages of cards are a `ListingSkeleton`.',
      access:
        'A status that says once “Loading the page”; its shapes are hidden from a screen reader, breathe slowly, and stand still where motion is reduced.',
    },
  },
} satisfies Meta<typeof ContentSkeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {
  tags: ['state-loading', 'state-guest'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading the page');
  },
};
