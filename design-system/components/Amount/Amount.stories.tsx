import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { galleryOf } from '../../gallery.tsx';
import { examples } from './Amount.guide.tsx';
import { Amount } from './Amount.tsx';

const meta = {
  title: 'Components/Amount',
  component: Amount,
  args: { value: '$27.00' },
  parameters: {
    guide: {
      use: 'A sum that is charged, in a column of figures: a line of the bag, a row of a summary, a total.',
      instead: '`Price` for what a product costs, with the price it came down from.',
      access:
        'Both amounts are read in one go, the charged one first; each reads in its own direction.',
      examples,
    },
  },
} satisfies Meta<typeof Amount>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Charged: Story = {};

/** What is charged stands first; the other amount is a guide. */
export const InAnotherCurrency: Story = {
  args: { about: '₪98.55' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('$27.00, about ₪98.55');
  },
};

export const NoAmount: Story = { args: { value: 'Free' } };

export const LongAmounts: Story = { args: { value: '$1,234,567.89', about: 'CAD 1,691,357.01' } };

export const Gallery: StoryObj = {
  tags: ['gallery', '!autodocs'],
  ...galleryOf(() => import('./Amount.stories.tsx')),
};
