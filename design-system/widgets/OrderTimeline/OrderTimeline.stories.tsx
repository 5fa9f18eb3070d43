import type { Meta, StoryObj } from '@storybook/react-vite';
import { OrderTimeline } from './OrderTimeline.tsx';

const meta = {
  title: 'Widgets/OrderTimeline',
  component: OrderTimeline,
  args: {
    steps: [
      { name: 'Placed', at: 'May 14, 2026, 9:12 AM', state: 'done' },
      { name: 'Packing', at: 'May 14, 2026, 11:40 AM', state: 'current' },
      { name: 'On its way', state: 'next' },
      { name: 'Delivered', state: 'next' },
    ],
  },
  parameters: {
    guide: {
      use: 'Where an order is, and where it has been.',
      instead: 'A message, for one piece of news.',
      access: 'An ordered list; the state that is reached is said in words, not by colour alone.',
    },
  },
} satisfies Meta<typeof OrderTimeline>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Packing: Story = {};

export const Delivered: Story = {
  args: {
    steps: [
      { name: 'Placed', at: 'May 14, 2026', state: 'done' },
      { name: 'On its way', at: 'May 15, 2026', state: 'done' },
      { name: 'Delivered', at: 'May 18, 2026', state: 'done' },
    ],
  },
};
