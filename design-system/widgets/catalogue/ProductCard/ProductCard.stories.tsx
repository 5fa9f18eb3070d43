import { vars } from '@otzar/tokens';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import {
  brokenPicture,
  markupTitle,
  mixedTitle,
  title300,
} from '../../../components/bad-input.examples.ts';
import { galleryOf } from '../../../gallery.tsx';
import { sampleProducts } from '../catalogue.examples.ts';
import { ProductGrid } from '../ProductGrid/index.ts';
import { ProductCard } from './ProductCard.tsx';

const meta = {
  title: 'Widgets/ProductCard',
  component: ProductCard,
  args: {
    ...sampleProducts[0],
    onQuickAdd: fn(),
    onFavorite: fn(),
  },
  parameters: {
    kinds: ['same-for-everyone', 'left-out', 'asks-nothing'],
    prices: 'shown',
    guide: {
      use: 'For a product among others: in a `ProductGrid`, a `ProductRail`, the favorites. It shows what decides whether to open it (picture, title in both languages, maker, price, state) and lets a plain product go into the bag at once.',
      instead:
        'A line that is bought already is a `BagLine` or `LineList`. A product that asks for a choice first gets no quick add: the card leads to its page.',
      access:
        'One link, named by the title, covers the card; the two buttons lie above it and are named with the title (“Add … to bag”, “Favorite …”, `aria-pressed`). “Sold out” is a word, not a dead button, and what was added is announced.',
    },
  },
  decorators: [
    (Story, { parameters }) => (
      <div style={{ maxInlineSize: parameters.wide ? undefined : vars.size.card }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ProductCard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The former price is struck only where it is above the price. */
export const Reduced: Story = {
  tags: ['state-guest'],
  play: async ({ canvas, args }) => {
    await userEvent.click(
      canvas.getByRole('button', { name: 'Add The Lamplighter’s Almanac to bag' }),
    );
    await expect(args.onQuickAdd).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('link')).toHaveAttribute('href', args.path);
  },
};

/** Without the two callbacks it is a link alone. */
export const LinkOnly: Story = { args: { onQuickAdd: undefined, onFavorite: undefined } };

export const Hebrew: Story = {
  tags: ['state-hebrew'],
  globals: { direction: 'rtl' },
  args: { ...sampleProducts[1], formerPrice: undefined },
};

export const HebrewTitleAlone: Story = {
  tags: ['state-hebrew'],
  args: { title: 'גן של אותיות קטנות', creators: 'יונתן סלע', formerPrice: undefined },
};

export const LastTwo: Story = { args: { ...sampleProducts[2], formerPrice: undefined } };

export const Preorder: Story = {
  args: { ...sampleProducts[1], formerPrice: undefined, preorderDate: 'Mar 3, 2027' },
};

/** Sold out is said in words; there is no button that would do nothing. */
export const SoldOut: Story = {
  args: { ...sampleProducts[3], formerPrice: undefined, soldOut: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Sold out')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /to bag/ })).not.toBeInTheDocument();
  },
};

/** What is not above 0 is free (specification, section 9). */
export const PriceZero: Story = { args: { price: 'Free', formerPrice: '$29.95' } };

/** As the currency of the toolbar shows it. */
export const Shekels: Story = {
  globals: { currency: 'ILS' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('₪91.07')).toBeVisible();
    await expect(canvas.getByText('₪109.32')).toBeVisible();
  },
};

export const Favorite: Story = {
  render: function Kept(args) {
    const [favorite, setFavorite] = useState(false);
    return (
      <ProductCard {...args} favorite={favorite} onFavorite={() => setFavorite((was) => !was)} />
    );
  },
  play: async ({ canvas }) => {
    const heart = canvas.getByRole('button', { name: 'Favorite The Lamplighter’s Almanac' });
    await userEvent.click(heart);
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await userEvent.keyboard(' ');
    await expect(heart).toHaveAttribute('aria-pressed', 'false');
    await userEvent.keyboard(' ');
  },
};

export const Busy: Story = {
  tags: ['state-loading'],
  args: { busy: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /to bag/ }));
    await expect(args.onQuickAdd).not.toHaveBeenCalled();
  },
};

export const Added: Story = {
  args: { added: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'The Lamplighter’s Almanac is in your bag.',
    );
  },
};

/** Whatever comes in, a card keeps its shape beside the others. */
export const BadInput: Story = {
  parameters: { wide: true },
  tags: ['responsive'],
  render: (args) => (
    <ProductGrid>
      <li>
        <ProductCard {...args} title={title300} hebTitle={mixedTitle} />
      </li>
      <li>
        <ProductCard {...args} title={mixedTitle} creators={mixedTitle} />
      </li>
      <li>
        <ProductCard {...args} title={markupTitle} creators={markupTitle} />
      </li>
      <li>
        <ProductCard {...args} picture={undefined} />
      </li>
      <li>
        <ProductCard {...args} picture={brokenPicture} price="$1,234,567.00" />
      </li>
      <li>
        <ProductCard {...args} title="Pneumonoultramicroscopicsilicovolcanoconiosis" />
      </li>
    </ProductGrid>
  ),
};

export const Gallery: StoryObj = {
  tags: ['gallery', 'focus', 'motion', '!autodocs'],
  ...galleryOf(() => import('./ProductCard.stories.tsx')),
};
