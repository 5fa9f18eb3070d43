import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { HomeSkeleton } from './HomeSkeleton.tsx';

const meta = {
  title: 'Widgets/PageSkeleton/Home',
  component: HomeSkeleton,
  tags: ['responsive'],
  parameters: {
    kinds: ['skeleton'],
    guide: {
      use: 'While the front page comes: its opening and its first shelf.',
      instead: 'A shelf that comes later than the page has its own place: `Skeleton`.',
      access:
        'A status that says once “Loading the page”; its shapes are hidden from a screen reader, breathe slowly, and stand still where motion is reduced.',
    },
  },
} satisfies Meta<typeof HomeSkeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {
  tags: ['state-loading', 'state-guest'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading the page');
  },
};
