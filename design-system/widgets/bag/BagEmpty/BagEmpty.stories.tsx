import type { Meta, StoryObj } from '@storybook/react-vite';
import { title300 } from '../../../components/bad-input.examples.ts';
import { galleryOf } from '../../../gallery.tsx';
import { BagEmpty } from './BagEmpty.tsx';

const meta = {
  title: 'Widgets/BagEmpty',
  component: BagEmpty,
  args: {
    action: { label: 'Browse the shelves', href: '/' },
  },
  parameters: {
    kinds: ['same-for-everyone', 'comes-whole', 'asks-nothing', 'shop-words'],
    guide: {
      use: 'When there is nothing in the bag: it says so and leads on.',
      instead: '`EmptyState` for any other empty list.',
      access: 'Its heading is the page’s second; the way on is a link.',
    },
  },
} satisfies Meta<typeof BagEmpty>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { tags: ['state-empty', 'state-guest'] };

export const LongTitle: Story = { args: { action: { label: title300, href: '/' } } };

export const Gallery: StoryObj = {
  tags: ['gallery', '!autodocs'],
  ...galleryOf(() => import('./BagEmpty.stories.tsx')),
};
