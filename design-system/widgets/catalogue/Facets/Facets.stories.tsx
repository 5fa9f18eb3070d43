import { vars } from '@otzar/tokens';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { galleryOf } from '../../../gallery.tsx';
import { manyCreators, sampleFacets } from '../facets.examples.ts';
import { Facets } from './Facets.tsx';

const meta = {
  title: 'Widgets/Facets',
  component: Facets,
  args: {
    facets: sampleFacets,
    onChange: fn(),
    price: { range: { min: 10 }, onApply: fn() },
    keep: [{ name: 'sort', value: 'price-asc' }],
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: vars.size.sidebar }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    kinds: ['same-for-everyone', 'comes-whole', 'asks-nothing'],
    doesNotApply: {
      empty: 'A group that holds nothing is shown by FacetGroup.',
    },
    guide: {
      use: 'For the filters of a listing or a search: as a column beside the products on the desk (`ListingColumns`), inside `SortAndFilter` in the hand. The shop reads what is set from the address and writes it back.',
      instead:
        'Product collections have none (specification, section 2). What is set already stands as chips above the products: `AppliedFilters`.',
      access:
        'A region “Filters” of named groups of checkboxes. Without script it is two GET forms: each keeps what the other has set.',
    },
  },
} satisfies Meta<typeof Facets>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Column: Story = {
  tags: ['state-guest'],
  play: async ({ canvas, args }) => {
    const brands = canvas.getByRole('group', { name: 'Brand' });
    await userEvent.click(within(brands).getByRole('checkbox', { name: 'Otzar, 118 products' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('vendor', ['keshet', 'otzar']);
    await expect(canvas.getByRole('checkbox', { name: /^Keshet,/ })).toBeChecked();
  },
};

/** Sent without script, each form keeps what the other has set. */
export const PlainForms: Story = {
  tags: ['unpictured'],
  play: async ({ canvasElement }) => {
    const sent = [...canvasElement.querySelectorAll('form')].map((form) => [
      ...new FormData(form).entries(),
    ]);
    await expect(sent).toEqual([
      [
        ['sort', 'price-asc'],
        ['price_min', '10'],
        ['vendor', 'keshet'],
      ],
      [
        ['sort', 'price-asc'],
        ['vendor', 'keshet'],
        ['price_min', '10'],
        ['price_max', ''],
      ],
    ]);
  },
};

export const WithoutPrice: Story = { args: { facets: sampleFacets.slice(0, 2), price: undefined } };

export const ManyOptions: Story = { args: { facets: [manyCreators] } };

export const Hebrew: Story = { tags: ['state-hebrew'], globals: { direction: 'rtl' } };

export const Gallery: StoryObj = {
  tags: ['gallery', '!autodocs'],
  ...galleryOf(() => import('./Facets.stories.tsx')),
};
