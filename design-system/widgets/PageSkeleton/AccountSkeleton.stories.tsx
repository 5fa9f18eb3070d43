import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AccountSkeleton } from './AccountSkeleton.tsx';

const meta = {
  title: 'Widgets/PageSkeleton/Account',
  component: AccountSkeleton,
  tags: ['responsive'],
  parameters: {
    guide: {
      use: 'While a page of the account comes: the list of pages stays at the side, cards stand for its content.',
      instead: 'Inside a page of the account that is there: `Skeleton` in the shape of what comes.',
      access:
        'A status that says once “Loading the page”; its shapes are hidden from a screen reader, breathe slowly, and stand still where motion is reduced.',
    },
  },
} satisfies Meta<typeof AccountSkeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading the page');
  },
};
