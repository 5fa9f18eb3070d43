import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { galleryOf } from '../../../gallery.tsx';
import { sampleSorts } from '../facets.examples.ts';
import { SortSelect } from '../SortSelect/index.ts';
import { ListingControls } from './ListingControls.tsx';

const meta = {
  title: 'Widgets/ListingControls',
  component: ListingControls,
  args: {
    applied: 2,
    onOpen: fn(),
    children: <SortSelect value="price-asc" options={sampleSorts} onChange={fn()} />,
  },
  tags: ['responsive'],
  parameters: {
    kinds: ['same-for-everyone', 'always-filled', 'comes-whole', 'asks-nothing', 'shop-words'],
    guide: {
      use: 'At the end of a `ListingHeader`, wherever a list has results: on the desk it is the sort, below 770 px one button that opens `SortAndFilter`.',
      instead:
        'A list that can be sorted and never filtered may hold a `SortSelect` alone, at every width.',
      access:
        'The button tells that it opens a dialog and how many filters are set. Only one of the two forms is there at a time, for the eye and for the screen reader; without script it is the form that works.',
    },
  },
} satisfies Meta<typeof ListingControls>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FiltersSet: Story = { tags: ['state-guest'] };

export const NothingSet: Story = { args: { applied: 0 } };

/** Below 770 px one button opens the panel, and the sort is out of the page. */
export const InTheHand: Story = {
  tags: ['unpictured'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sort & Filter (2 set)' }));
    await expect(args.onOpen).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole('combobox')).not.toBeInTheDocument();
  },
};

export const Gallery: StoryObj = {
  tags: ['gallery', '!autodocs'],
  ...galleryOf(() => import('./ListingControls.stories.tsx')),
};
