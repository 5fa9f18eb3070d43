import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { markupTitle, mixedTitle, title300 } from '../../../components/bad-input.examples.ts';
import { galleryOf } from '../../../gallery.tsx';
import { sampleSorts } from '../facets.examples.ts';
import { ListingControls } from '../ListingControls/index.ts';
import { SortSelect } from '../SortSelect/index.ts';
import { ListingHeader } from './ListingHeader.tsx';

const meta = {
  title: 'Widgets/ListingHeader',
  component: ListingHeader,
  args: {
    title: 'Books',
    hebTitle: 'ספרים',
    description:
      'From board books to folios: new printings, old favorites, and the ones we keep by the till.',
    total: '624 products',
    children: (
      <ListingControls onOpen={fn()}>
        <SortSelect value="relavent" options={sampleSorts} onChange={fn()} />
      </ListingControls>
    ),
  },
  tags: ['responsive'],
  parameters: {
    kinds: ['same-for-everyone', 'comes-whole', 'asks-nothing'],
    guide: {
      use: 'At the top of a department, a collection or a search: what it is called in both languages, what it holds, how many products there are, and the way to sort and filter them.',
      instead:
        'A product is named by `ProductHeading`; a page of the bag or the checkout by `PageColumns`.',
      access:
        'It holds the page’s one `h1`. The count is a status: when a filter changes it, a screen reader hears the new number and nothing else.',
    },
  },
} satisfies Meta<typeof ListingHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithSort: Story = { tags: ['state-guest'] };

export const NothingFound: Story = {
  tags: ['state-empty'],
  args: {
    title: 'Origami',
    hebTitle: undefined,
    description: undefined,
    total: '0 products',
    children: undefined,
  },
};

/** Another filter, another count: said politely. */
export const Recounted: Story = {
  tags: ['unpictured'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('624 products');
  },
};

export const LongTitle: Story = { args: { title: title300, hebTitle: mixedTitle } };

export const Markup: Story = { args: { title: markupTitle, description: markupTitle } };

export const Hebrew: Story = { tags: ['state-hebrew'], globals: { direction: 'rtl' } };

export const Gallery: StoryObj = {
  tags: ['gallery', '!autodocs'],
  ...galleryOf(() => import('./ListingHeader.stories.tsx')),
};
