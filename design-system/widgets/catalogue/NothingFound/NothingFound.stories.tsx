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
import { NothingFound } from './NothingFound.tsx';

const meta = {
  title: 'Widgets/NothingFound',
  component: NothingFound,
  args: { filters: sampleApplied, onRemove: fn(), onClearAll: fn() },
  parameters: {
    kinds: ['same-for-everyone', 'comes-whole', 'asks-nothing'],
    guide: {
      use: 'In place of the products where a department, its filters or a search leave none: it names the reasons, and each can be taken away on the spot.',
      instead:
        'A list that is empty because nothing was put there yet (bag, favorites) is an `EmptyState`. An address that leads nowhere is `NotFound`.',
      access:
        'A heading, a sentence, and the buttons of `AppliedFilters`. That the count fell to none is announced by `ListingHeader`.',
    },
  },
} satisfies Meta<typeof NothingFound>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ByFilters: Story = {
  tags: ['state-empty', 'state-guest'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove filter: Price $10 to $20' }));
    await expect(args.onRemove).toHaveBeenLastCalledWith(sampleApplied[2]);
  },
};

export const ByOneFilter: Story = { args: { filters: sampleApplied.slice(0, 1) } };

export const ByWords: Story = {
  tags: ['state-empty'],
  args: { filters: [], words: 'lamplihgter' },
};

export const ByWordsAndFilters: Story = { args: { words: 'אותיות קטנות' } };

export const EmptyShelf: Story = { tags: ['state-empty'], args: { filters: [] } };

export const LongTitle: Story = {
  tags: ['responsive'],
  args: { words: title300, filters: [] },
};

export const Markup: Story = { args: { words: markupTitle, filters: [] } };

export const MixedScripts: Story = {
  tags: ['state-hebrew'],
  globals: { direction: 'rtl' },
  args: {
    words: mixedTitle,
    filters: namesOf('Keshet', 9).map((label) => ({
      key: 'vendor',
      value: label,
      facet: 'Brand',
      label,
    })),
  },
};

export const Gallery: StoryObj = {
  tags: ['gallery', '!autodocs'],
  ...galleryOf(() => import('./NothingFound.stories.tsx')),
};
