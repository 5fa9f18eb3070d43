import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { VisuallyHidden } from '../../../foundations/visually-hidden/index.ts';
import { galleryOf } from '../../../gallery.tsx';
import { AppliedFilters } from '../AppliedFilters/index.ts';
import { sampleProducts } from '../catalogue.examples.ts';
import { Facets } from '../Facets/index.ts';
import { sampleApplied, sampleFacets } from '../facets.examples.ts';
import { NothingFound } from '../NothingFound/index.ts';
import { ProductCard } from '../ProductCard/index.ts';
import { ProductGrid } from '../ProductGrid/index.ts';
import { ListingColumns } from './ListingColumns.tsx';

const meta = {
  title: 'Widgets/ListingColumns',
  component: ListingColumns,
  args: {
    facets: (
      <Facets
        facets={sampleFacets}
        onChange={fn()}
        price={{ range: { min: 10, max: 20 }, onApply: fn() }}
      />
    ),
    children: [
      <AppliedFilters key="set" filters={sampleApplied} onRemove={fn()} onClearAll={fn()} />,
      <section key="products">
        <VisuallyHidden as="h2">Products</VisuallyHidden>
        <ProductGrid>
          {sampleProducts.map((product) => (
            <li key={product.path}>
              <ProductCard {...product} onQuickAdd={fn()} onFavorite={fn()} />
            </li>
          ))}
        </ProductGrid>
      </section>,
    ],
  },
  tags: ['responsive'],
  parameters: {
    kinds: ['same-for-everyone', 'asks-nothing'],
    guide: {
      use: 'For the body of a listing or a search that can be filtered: the filters at the start, the products beside them.',
      instead:
        'The bag and the checkout take `PageColumns`. A list without filters needs neither: its `ProductGrid` takes the width.',
      access:
        'The filters come first in reading order and in the order of the Tab key, as they stand. Below 770 px they are out of the page; `SortAndFilter` brings them.',
    },
  },
} satisfies Meta<typeof ListingColumns>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filtered: Story = { tags: ['state-guest'] };

export const WithoutFilters: Story = { tags: ['unpictured'], args: { facets: undefined } };

/** Nothing is left: the filters stay where they were. */
export const EmptyList: Story = {
  tags: ['state-empty'],
  args: {
    children: <NothingFound filters={sampleApplied} onRemove={fn()} onClearAll={fn()} />,
  },
};

export const Hebrew: Story = { tags: ['state-hebrew'], globals: { direction: 'rtl' } };

/** Another filter has been chosen, and its list is on its way. */
export const Busy: Story = { tags: ['unpictured', 'state-loading'], args: { busy: true } };

export const Gallery: StoryObj = {
  tags: ['gallery', 'motion', '!autodocs'],
  ...galleryOf(() => import('./ListingColumns.stories.tsx')),
};
