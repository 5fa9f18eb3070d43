import type { Meta, StoryObj } from '@storybook/react-vite';
import { samplePictures } from '../../components/Picture/Picture.examples.ts';
import { longTitle } from '../catalogue.examples.ts';
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
    guide: {
      use: 'Lines that are only read: on Review and on an order.',
      instead: '`BagLine` where they can be changed.',
      access: 'A list; pictures are decoration, since the title stands beside them.',
    },
  },
} satisfies Meta<typeof LineList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const LongAndHebrew: Story = {
  args: {
    lines: [
      { key: 'long', title: longTitle, quantity: 10, total: '$1,490.00' },
      { key: 'heb', title: 'גן של אותיות קטנות', quantity: 1, total: 'Free' },
    ],
  },
};
