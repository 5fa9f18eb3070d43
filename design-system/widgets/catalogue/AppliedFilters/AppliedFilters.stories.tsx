import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import {
  markupTitle,
  mixedTitle,
  namesOf,
  title300,
} from '../../../components/bad-input.examples.ts';
import { galleryOf } from '../../../gallery.tsx';
import { sampleApplied } from '../facets.examples.ts';
import { AppliedFilters } from './AppliedFilters.tsx';

const meta = {
  title: 'Widgets/AppliedFilters',
  component: AppliedFilters,
  args: { filters: sampleApplied, onRemove: fn(), onClearAll: fn() },
  parameters: {
    kinds: ['same-for-everyone', 'comes-whole', 'asks-nothing'],
    guide: {
      use: 'Above the products of a filtered list: it says why some are missing, and takes each reason away with one touch, without opening the filters.',
      instead:
        'Choosing happens in `Facets`. Where nothing is left to show, `NothingFound` offers the same chips in the middle of the page.',
      access:
        'A region “Applied filters” with a button for each, named “Remove filter: Brand Keshet”. How many products are left is announced by `ListingHeader`, so that nothing is said twice.',
    },
  },
} satisfies Meta<typeof AppliedFilters>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Chips: Story = {
  tags: ['state-guest'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove filter: Brand Keshet' }));
    await expect(args.onRemove).toHaveBeenLastCalledWith(sampleApplied[0]);
    await userEvent.click(canvas.getByRole('button', { name: 'Clear all' }));
    await expect(args.onClearAll).toHaveBeenCalledOnce();
  },
};

export const One: Story = { args: { filters: sampleApplied.slice(0, 1) } };

/** Nothing is set: nothing is said. */
export const EmptyList: Story = {
  tags: ['unpictured', 'state-empty'],
  args: { filters: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).not.toBeInTheDocument();
  },
};

export const BadInput: Story = {
  tags: ['responsive'],
  args: {
    filters: [title300, mixedTitle, markupTitle, ...namesOf('Keshet', 12)].map((label) => ({
      key: 'vendor',
      value: label,
      facet: 'Brand',
      label,
    })),
  },
};

export const Hebrew: Story = { tags: ['state-hebrew'], globals: { direction: 'rtl' } };

export const Gallery: StoryObj = {
  tags: ['gallery', 'motion', '!autodocs'],
  ...galleryOf(() => import('./AppliedFilters.stories.tsx')),
};
