import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { title300 } from '../../../components/bad-input.examples.ts';
import { samplePictures } from '../../../components/Picture/Picture.examples.ts';
import { galleryOf } from '../../../gallery.tsx';
import { BoughtItem } from './BoughtItem.tsx';

const meta = {
  title: 'Widgets/BoughtItem',
  component: BoughtItem,
  tags: ['responsive', 'unpictured'],
  args: {
    title: 'A Garden of Small Letters',
    hebTitle: 'גן של אותיות קטנות',
    path: '/products/garden/17',
    creators: 'Yonatan Sela',
    picture: samplePictures.book,
    price: '$24.00',
    note: 'Bought 3 times, last on Nov 24, 2026',
    onAdd: fn(),
  },
  parameters: {
    kinds: ['customers-only', 'left-out'],
    guide: {
      use: 'In the account, for something that was bought before and can be had again.',
      instead: '`ProductCard` for what a shopper has yet to choose.',
      access:
        'An article named by its title; its button names it too, and why it failed is announced.',
    },
  },
} satisfies Meta<typeof BoughtItem>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['state-customer', 'state-hebrew'],
  decorators: [
    (Story) => (
      <div>
        <h2>Buy it again</h2>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, args }) => {
    await userEvent.click(
      canvas.getByRole('button', { name: 'Add to bag A Garden of Small Letters' }),
    );
    await expect(args.onAdd).toHaveBeenCalledOnce();
  },
};

export const SoldOut: Story = { decorators: Default.decorators, args: { unavailable: 'Sold out' } };

export const WithChoice: Story = { ...SoldOut, args: { hasChoice: true } };

export const Failed: Story = {
  ...SoldOut,
  tags: ['state-error'],
  args: { failure: 'It has just sold out.' },
};

export const LongTitle: Story = { ...SoldOut, args: { title: title300 } };

export const Busy: Story = { ...SoldOut, tags: ['state-loading'], args: { busy: true } };

export const Gallery: StoryObj = {
  tags: ['gallery', '!unpictured', '!autodocs'],
  ...galleryOf(() => import('./BoughtItem.stories.tsx')),
};
