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
import { BundleParts } from './BundleParts.tsx';

const meta = {
  title: 'Widgets/BundleParts',
  component: BundleParts,
  parameters: {
    kinds: ['same-for-everyone', 'comes-whole', 'asks-nothing'],
    guide: {
      use: 'On the page of a bundle: what is in the parcel, before anything is said about it.',
      instead:
        '`ProductRail` for products that go with this one but are not part of it; `LineList` for an order.',
      access: 'A list; each part is a link to its page, and the quantity is read as a quantity.',
    },
  },
  args: {
    parts: [
      {
        title: 'The Lamplighter’s Almanac',
        path: '/products/the-lamplighters-almanac/1',
        quantity: 1,
        picture: samplePictures.book,
        price: '$24.95',
      },
      {
        title: 'Pomegranate mug',
        path: '/products/pomegranate-mug/3',
        quantity: 2,
        picture: samplePictures.mug,
        price: '$14.50',
      },
      {
        title: 'Colored pencils, box of five',
        path: '/products/colored-pencils/4',
        quantity: 12,
        picture: samplePictures.pencils,
        price: 'Free',
      },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '32rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof BundleParts>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Three: Story = {
  tags: ['state-guest'],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await expect(canvas.getByRole('link', { name: 'Pomegranate mug' })).toHaveAttribute(
      'href',
      '/products/pomegranate-mug/3',
    );
  },
};

export const Hebrew: Story = {
  tags: ['state-hebrew'],
  globals: { direction: 'rtl' },
  args: {
    parts: [
      { title: 'גן של אותיות קטנות', path: '/a', quantity: 1, picture: samplePictures.book },
      { title: 'ספל רימון', path: '/b', quantity: 2, picture: samplePictures.mug },
    ],
  },
};

/** Long, mixed and marked-up titles; no picture, and one that does not come. */
export const LongTitle: Story = {
  args: {
    parts: [
      { title: title300, path: '/long', quantity: 1, price: '$24.95' },
      { title: mixedTitle, path: '/mixed', quantity: 100, picture: brokenPicture },
      { title: markupTitle, path: '/markup', quantity: 0, picture: samplePictures.card },
    ],
  },
};

export const ManyOptions: Story = {
  tags: ['unpictured'],
  args: {
    parts: namesOf('Part').map((title) => ({ title, path: `/${title}`, quantity: 1 })),
  },
};

export const EmptyList: Story = { tags: ['unpictured', 'state-empty'], args: { parts: [] } };

export const Gallery: StoryObj = {
  tags: ['gallery', '!autodocs'],
  ...galleryOf(() => import('./BundleParts.stories.tsx')),
};
