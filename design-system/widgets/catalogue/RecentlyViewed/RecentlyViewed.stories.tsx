import { vars } from '@otzar/tokens';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import {
  brokenPicture,
  mixedTitle,
  namesOf,
  title300,
} from '../../../components/bad-input.examples.ts';
import { galleryOf } from '../../../gallery.tsx';
import { sampleProducts } from '../catalogue.examples.ts';
import { ProductCard } from '../ProductCard/index.ts';
import { RecentlyViewed } from './RecentlyViewed.tsx';

const meta = {
  title: 'Widgets/RecentlyViewed',
  component: RecentlyViewed,
  args: {
    onClear: fn(),
    children: sampleProducts.map((product) => (
      <li key={product.path}>
        <ProductCard {...product} />
      </li>
    )),
  },
  parameters: {
    kinds: ['guests-only', 'comes-whole', 'asks-nothing'],
    prices: 'shown',
    guide: {
      use: 'At the foot of a product, a listing or Home, so that a shopper finds the way back to what they looked at. The shop keeps about 30 entries, of guests only (specification, sections 4 and 6).',
      instead:
        'What the shop suggests is a `ProductRail`; what the shopper chose to keep, favorites.',
      access:
        'A region named “Recently viewed”, pushed as a `ProductRail`. “Clear recently viewed” forgets the list at once: what a shared screen shows is the shopper’s to take away.',
    },
  },
  // The row reaches into the page's margin.
  decorators: [
    (Story) => (
      <div style={{ marginInline: vars.space.gutter }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof RecentlyViewed>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Seen: Story = {
  tags: ['state-guest'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear recently viewed' }));
    await expect(args.onClear).toHaveBeenCalledOnce();
  },
};

export const One: Story = {
  args: {
    children: (
      <li>
        <ProductCard {...sampleProducts[1]} />
      </li>
    ),
  },
};

/** Cleared: the whole row goes, with its title. */
export const Cleared: Story = {
  tags: ['unpictured'],
  render: function Kept(args) {
    const [cleared, setCleared] = useState(false);
    return (
      <RecentlyViewed {...args} onClear={() => setCleared(true)}>
        {cleared ? [] : args.children}
      </RecentlyViewed>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear recently viewed' }));
    await expect(canvas.queryByRole('region')).not.toBeInTheDocument();
  },
};

/** Nothing was opened yet: nothing is said about it. */
export const EmptyList: Story = {
  tags: ['unpictured', 'state-empty'],
  args: { children: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).not.toBeInTheDocument();
  },
};

/** The thirty that the shop keeps, and whatever they hold. */
export const Thirty: Story = {
  tags: ['responsive', 'state-hebrew'],
  args: {
    children: [
      <li key="long">
        <ProductCard {...sampleProducts[0]} title={title300} />
      </li>,
      <li key="mixed">
        <ProductCard {...sampleProducts[1]} title={mixedTitle} />
      </li>,
      <li key="none">
        <ProductCard {...sampleProducts[2]} picture={undefined} />
      </li>,
      <li key="broken">
        <ProductCard {...sampleProducts[3]} picture={brokenPicture} />
      </li>,
      ...namesOf('Pencil', 26).map((name) => (
        <li key={name}>
          <ProductCard {...sampleProducts[3]} title={name} path={`/products/${name}`} />
        </li>
      )),
    ],
  },
};

export const Gallery: StoryObj = {
  tags: ['gallery', '!autodocs'],
  ...galleryOf(() => import('./RecentlyViewed.stories.tsx')),
};
