import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import {
  brokenPicture,
  mixedTitle,
  namesOf,
  title300,
} from '../../../components/bad-input.examples.ts';
import { galleryOf } from '../../../gallery.tsx';
import { sampleProducts } from '../catalogue.examples.ts';
import { ProductCard } from '../ProductCard/index.ts';
import { ProductGrid } from './ProductGrid.tsx';

const meta = {
  title: 'Widgets/ProductGrid',
  component: ProductGrid,
  args: {
    children: sampleProducts.map((product) => (
      <li key={product.path}>
        <ProductCard {...product} onQuickAdd={fn()} />
      </li>
    )),
  },
  tags: ['responsive'],
  parameters: {
    kinds: ['same-for-everyone', 'comes-whole', 'asks-nothing'],
    doesNotApply: {
      empty: 'A list of nothing is shown by ListingColumns.',
    },
    prices: 'shown',
    guide: {
      use: 'For many products of equal weight: a listing, a search, the favorites. Two columns in the hand, three or four on the desk, all cards of a row equally tall.',
      instead:
        'A few products that only accompany a page go into a `ProductRail`. Nothing to show is an `EmptyState` or `NothingFound`, never an empty grid.',
      access:
        'A list of articles in reading order, which says how many there are. The page gives it a heading, so that the cards’ own headings hang on something.',
    },
  },
} satisfies Meta<typeof ProductGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Cards: Story = { tags: ['state-guest'] };

/** One product stays as wide as in a full row. */
export const Single: Story = {
  args: {
    children: (
      <li>
        <ProductCard {...sampleProducts[0]} />
      </li>
    ),
  },
};

/** Cards of unlike length: prices stay on one line at the foot of the row. */
export const Uneven: Story = {
  tags: ['state-hebrew'],
  args: {
    children: [
      <li key="long">
        <ProductCard {...sampleProducts[5]} title={title300} onQuickAdd={fn()} />
      </li>,
      <li key="mixed">
        <ProductCard {...sampleProducts[1]} title={mixedTitle} onQuickAdd={fn()} />
      </li>,
      <li key="none">
        <ProductCard {...sampleProducts[2]} picture={undefined} onQuickAdd={fn()} />
      </li>,
      <li key="broken">
        <ProductCard {...sampleProducts[3]} picture={brokenPicture} soldOut />
      </li>,
    ],
  },
};

/** Five hundred cards in one page: more than the shop ever sends at once. */
export const ManyOptions: Story = {
  tags: ['unpictured'],
  args: {
    children: namesOf('Pencil').map((name) => (
      <li key={name}>
        <ProductCard {...sampleProducts[3]} title={name} path={`/products/${name}`} />
      </li>
    )),
  },
};

export const Gallery: StoryObj = {
  tags: ['gallery', 'focus', '!autodocs'],
  ...galleryOf(() => import('./ProductGrid.stories.tsx')),
};
