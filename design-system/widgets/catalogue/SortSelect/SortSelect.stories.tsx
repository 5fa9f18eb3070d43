import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { galleryOf } from '../../../gallery.tsx';
import { sampleSorts } from '../facets.examples.ts';
import { SortSelect } from './SortSelect.tsx';

const meta = {
  title: 'Widgets/SortSelect',
  component: SortSelect,
  args: {
    value: 'relavent',
    options: sampleSorts,
    keep: [{ name: 'q', value: 'almanac' }],
    onChange: fn(),
  },
  parameters: {
    kinds: ['same-for-everyone', 'form', 'comes-whole', 'asks-nothing'],
    guide: {
      use: 'For the order of a listing on the desk. It is shown only where there are results; the default order leaves the address, and another one starts again at page 1 (specification, section 4).',
      instead:
        'Below 770 px the orders stand in `SortAndFilter`, behind `ListingControls`. A choice inside a form is a `SelectField`.',
      access:
        'The browser’s own select, named “Sort by”. Choosing applies at once; without script it is a GET form with a button, and keeps the search words.',
    },
  },
} satisfies Meta<typeof SortSelect>;

export default meta;
type Story = StoryObj<typeof meta>;

export const MostRelevant: Story = {
  tags: ['state-guest'],
  play: async ({ canvas, args }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Sort by' }), 'Newest');
    await expect(args.onChange).toHaveBeenLastCalledWith('release_date-desc');
  },
};

export const Newest: Story = { args: { value: 'release_date-desc' } };

/** Without script the form sends the order with what is searched for. */
export const PlainForm: Story = {
  tags: ['unpictured'],
  play: async ({ canvasElement }) => {
    const form = canvasElement.querySelector('form');
    await expect(form && [...new FormData(form).entries()]).toEqual([
      ['q', 'almanac'],
      ['sort', 'relavent'],
    ]);
  },
};

export const Hebrew: Story = { tags: ['state-hebrew'], globals: { direction: 'rtl' } };

export const Gallery: StoryObj = {
  tags: ['gallery', '!autodocs'],
  ...galleryOf(() => import('./SortSelect.stories.tsx')),
};
