import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { BagSkeleton } from './BagSkeleton.tsx';

const meta = {
  title: 'Widgets/PageSkeleton/Bag',
  component: BagSkeleton,
  tags: ['responsive'],
  parameters: {
    kinds: ['skeleton'],
    guide: {
      use: 'Until the browser has said what is in the bag, which the server cannot know: lines, and the figures beside them.',
      instead:
        'A bag that is empty is a `BagEmpty`; a change to one line is that line’s own `busy`.',
      access:
        'A status that says once “Loading the page”; its shapes are hidden from a screen reader, breathe slowly, and stand still where motion is reduced.',
    },
  },
} satisfies Meta<typeof BagSkeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {
  tags: ['state-loading', 'state-guest'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading the page');
  },
};
