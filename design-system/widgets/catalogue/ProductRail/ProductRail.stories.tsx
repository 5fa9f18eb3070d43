import { vars } from '@otzar/tokens';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import {
  brokenPicture,
  markupTitle,
  mixedTitle,
  title300,
} from '../../../components/bad-input.examples.ts';
import { galleryOf } from '../../../gallery.tsx';
import { sampleProducts } from '../catalogue.examples.ts';
import { ProductCard } from '../ProductCard/index.ts';
import { ProductRail } from './ProductRail.tsx';

const cards = sampleProducts.map((product) => (
  <li key={product.path}>
    <ProductCard {...product} />
  </li>
));

const meta = {
  title: 'Widgets/ProductRail',
  component: ProductRail,
  args: {
    title: 'New this month',
    href: '/a/new/1',
    children: cards,
  },
  parameters: {
    kinds: ['same-for-everyone', 'left-out', 'comes-whole', 'asks-nothing'],
    prices: 'shown',
    guide: {
      use: 'For a handful of products that accompany a page: what is new, what goes with this, what was seen before. The last card in sight is cut, so that one sees that there is more.',
      instead:
        'Where the products are the page itself, take a `ProductGrid`: nobody pushes a row of fifty. What this shopper saw before is a `RecentlyViewed`.',
      access:
        'A region named by its title, with a list. Tabbing through the cards scrolls the row along; the arrows (“Back in …”, “On in …”) stay focusable at the ends, where they are `aria-disabled`. What they bring into view is read out, by its places. It glides only where motion is welcome.',
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
} satisfies Meta<typeof ProductRail>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithSeeAll: Story = {
  tags: ['state-guest'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'New this month' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See all: New this month' })).toBeVisible();
  },
};

export const WithoutSeeAll: Story = { args: { title: 'Goes well with this', href: undefined } };

/** On the desk the arrows push it along, and say when there is nothing further. */
export const Pushed: Story = {
  args: { children: [...cards, ...cards].map((card, place) => ({ ...card, key: `${place}` })) },
  play: async ({ canvas }) => {
    const on = await canvas.findByRole('button', { name: 'On in New this month' });
    const back = canvas.getByRole('button', { name: 'Back in New this month' });
    await expect(back).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(on);
    await waitFor(() => expect(back).toHaveAttribute('aria-disabled', 'false'));
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent(/^\d+ to \d+ of \d+$/),
    );
    await waitFor(async () => {
      await userEvent.click(on);
      expect(on).toHaveAttribute('aria-disabled', 'true');
    });
  },
};

/** The same from right to left: onward is to the left. */
export const PushedInHebrew: Story = {
  ...Pushed,
  tags: ['state-hebrew'],
  globals: { direction: 'rtl' },
};

/** Where all of it is in sight there is nothing to push, and so no arrow. */
export const Few: Story = {
  args: { children: cards.slice(0, 2) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

export const BadInput: Story = {
  tags: ['responsive'],
  args: {
    title: title300,
    children: [
      <li key="1">
        <ProductCard {...sampleProducts[0]} title={mixedTitle} />
      </li>,
      <li key="2">
        <ProductCard {...sampleProducts[1]} title={markupTitle} />
      </li>,
      <li key="3">
        <ProductCard {...sampleProducts[2]} picture={undefined} />
      </li>,
      <li key="4">
        <ProductCard {...sampleProducts[3]} picture={brokenPicture} price="Free" />
      </li>,
    ],
  },
};

export const Gallery: StoryObj = {
  tags: ['gallery', 'motion', '!autodocs'],
  ...galleryOf(() => import('./ProductRail.stories.tsx')),
};
