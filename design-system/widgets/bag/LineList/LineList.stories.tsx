import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import {
  brokenPicture,
  markupTitle,
  mixedTitle,
  namesOf,
  title300,
} from '../../../components/bad-input.examples.ts';
import { samplePictures } from '../../../components/Picture/Picture.examples.ts';
import { galleryOf } from '../../../gallery.tsx';
import { longTitle } from '../../catalogue/catalogue.examples.ts';
import { LineList } from './LineList.tsx';

const meta = {
  title: 'Widgets/LineList',
  component: LineList,
  args: {
    lines: [
      {
        key: 'almanac',
        title: 'The Lamplighter’s Almanac',
        detail: 'Hardcover',
        quantity: 2,
        total: '$49.90',
        picture: samplePictures.book,
      },
      {
        key: 'mug',
        title: 'Pomegranate mug',
        quantity: 1,
        total: '$14.50',
        picture: samplePictures.mug,
      },
    ],
  },
  parameters: {
    kinds: ['same-for-everyone', 'comes-whole', 'asks-nothing'],
    guide: {
      use: 'Lines that are only read: on Review and on an order.',
      instead: '`BagLine` where they can be changed.',
      access: 'A list; pictures are decoration, since the title stands beside them.',
    },
  },
} satisfies Meta<typeof LineList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['state-guest'] };

export const LongAndHebrew: Story = {
  tags: ['state-hebrew'],
  args: {
    lines: [
      { key: 'long', title: longTitle, quantity: 10, total: '$1,490.00' },
      { key: 'heb', title: 'גן של אותיות קטנות', quantity: 1, total: 'Free' },
    ],
  },
};

/** What was put on an item, how it is wrapped, what ran out and what was lowered: each in words. */
export const WithNews: Story = {
  tags: ['responsive'],
  args: {
    lines: [
      {
        key: 'notebook',
        title: 'Linen Notebook',
        detail: 'Olive, A5',
        quantity: 1,
        total: '$16.00',
        picture: samplePictures.book,
        extras: [
          { name: 'Name on the cover', value: 'נועה לוי', price: '$4.50' },
          { name: 'Gift wrap', price: '$3.00' },
          { name: 'Gift message', value: 'For your first day. Love, Grandma' },
        ],
      },
      {
        key: 'pencils',
        title: 'Colored pencils, box of five',
        quantity: 2,
        total: '$12.50',
        picture: samplePictures.pencils,
        notes: ['Only 2 left: we lowered the quantity from 3.'],
      },
      {
        key: 'mug',
        title: 'Pomegranate mug',
        quantity: 1,
        total: '$14.50',
        picture: samplePictures.mug,
        unavailable: true,
      },
    ],
  },
  play: async ({ canvas }) => {
    const [notebook, pencils, mug] = canvas.getAllByRole('listitem');
    await expect(notebook).toHaveTextContent('Name on the cover: נועה לוי ($4.50)');
    await expect(pencils).toHaveTextContent('Only 2 left: we lowered the quantity from 3.');
    await expect(mug).toHaveTextContent('Not available now, so it is not in the total.');
  },
};

export const ManyLines: Story = {
  args: {
    lines: namesOf('Colored pencils', 200).map((title) => ({
      title,
      quantity: 1,
      total: '$6.25',
      picture: samplePictures.pencils,
    })),
  },
};

export const BadInput: Story = {
  args: {
    lines: [
      {
        title: title300,
        picture: brokenPicture,
        quantity: 999_999,
        total: '$1,234,567.89',
        extras: [{ name: title300, value: title300.replaceAll(' ', ''), price: 'Free' }],
        notes: [markupTitle],
      },
      { title: mixedTitle, detail: mixedTitle, quantity: 0, total: 'Free', unavailable: true },
      { title: markupTitle, detail: markupTitle, quantity: 1, total: 'Free' },
    ],
  },
};

export const EmptyList: Story = { tags: ['unpictured', 'state-empty'], args: { lines: [] } };

export const Gallery: StoryObj = {
  tags: ['gallery', '!autodocs'],
  ...galleryOf(() => import('./LineList.stories.tsx')),
};
