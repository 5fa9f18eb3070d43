import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import {
  brokenPicture,
  markupTitle,
  mixedTitle,
  title300,
} from '../../../components/bad-input.examples.ts';
import { galleryOf } from '../../../gallery.tsx';
import { longTitle, sampleProducts } from '../../catalogue/catalogue.examples.ts';
import { AddedToBag } from './AddedToBag.tsx';

const meta = {
  title: 'Widgets/AddedToBag',
  component: AddedToBag,
  parameters: {
    kinds: ['same-for-everyone', 'left-out', 'comes-whole', 'asks-nothing'],
    guide: {
      use: 'In a drawer, right after something went into the bag: it proves what was added, says what the whole bag comes to and holds, and shows the ways on.',
      instead:
        'A change of quantity or a removal is said by the message stack; the bag itself is made of `BagLine`.',
      access:
        'The picture is decoration, since the title stands beside it. It has one primary link and the drawer around it holds the focus.',
    },
  },
  args: {
    title: sampleProducts[0].title,
    picture: sampleProducts[0].picture,
    quantityText: 'Quantity 2',
    price: '$24.95',
    bagPath: '/bag',
    checkoutPath: '/sign-in',
    onClose: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '24rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof AddedToBag>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithCheckout: Story = {
  tags: ['state-guest'],
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('link', { name: 'View bag' })).toHaveAttribute('href', '/bag');
    await userEvent.click(canvas.getByRole('button', { name: 'Continue shopping' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** It was not the first: what it comes to with the others is known before the bag is opened. */
export const MoreInTheBag: Story = {
  tags: ['unpictured'],
  args: {
    subtotal: '$88.40',
    others: sampleProducts.slice(1, 3).map(({ title, price, picture }) => ({
      title,
      quantity: 1,
      total: price,
      picture,
    })),
  },
  play: async ({ canvas }) => {
    const others = canvas.getByRole('region', { name: 'Also in your bag' });
    await expect(within(others).getAllByRole('listitem')).toHaveLength(2);
    await expect(canvas.getByText(/Bag subtotal/)).toHaveTextContent('$88.40');
  },
};

/** A cap let in less than was asked for. */
export const LessThanAsked: Story = {
  args: { quantityText: 'Quantity 1', note: 'Only 4 can be had: 1 of 3 went in.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('1 of 3 went in');
  },
};

export const LongTitle: Story = { args: { title: longTitle, checkoutPath: undefined } };

export const BadInput: Story = {
  args: { title: title300, picture: brokenPicture, price: 'Free', quantityText: mixedTitle },
};

export const NoPicture: Story = {
  tags: ['state-hebrew'],
  args: { title: mixedTitle, picture: undefined },
};

/** Shown as it is written, never run. */
export const Markup: Story = { tags: ['unpictured'], args: { title: markupTitle } };

export const Gallery: StoryObj = {
  tags: ['gallery', '!autodocs'],
  ...galleryOf(() => import('./AddedToBag.stories.tsx')),
};
