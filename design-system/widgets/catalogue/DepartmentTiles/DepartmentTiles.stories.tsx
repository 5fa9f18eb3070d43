import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  brokenPicture,
  markupTitle,
  mixedTitle,
  title300,
} from '../../../components/bad-input.examples.ts';
import { samplePictures } from '../../../components/Picture/Picture.examples.ts';
import { galleryOf } from '../../../gallery.tsx';
import { DepartmentTiles } from './DepartmentTiles.tsx';

const meta = {
  title: 'Widgets/DepartmentTiles',
  component: DepartmentTiles,
  args: {
    tiles: [
      {
        name: 'Books',
        path: '/departments/books/1',
        count: '624 titles',
        picture: samplePictures.book,
      },
      {
        name: 'Gifts',
        path: '/departments/gifts/2',
        count: '212 things',
        picture: samplePictures.mug,
      },
      {
        name: 'School',
        path: '/departments/school/3',
        count: '180 things',
        picture: samplePictures.pencils,
      },
      {
        name: 'Gift cards',
        path: '/e-gift-card',
        count: '6 designs',
        picture: samplePictures.card,
      },
    ],
  },
  tags: ['responsive'],
  parameters: {
    kinds: ['same-for-everyone', 'always-filled', 'comes-whole'],
    guide: {
      use: 'On the front page: the departments as doors, each with a picture and how much is behind it.',
      instead:
        'The children of one department: `ChildCategories`. The whole tree: `DepartmentsTree` in a drawer.',
      access:
        'A list of links, each named by the department and its count; the pictures say nothing more and have no text of their own.',
    },
  },
} satisfies Meta<typeof DepartmentTiles>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Four: Story = { tags: ['state-guest'] };

/** The first of an odd number takes the room of two, so that no hole is left. */
export const Seven: Story = {
  args: {
    tiles: ['Books', 'Gifts', 'School', 'Digital', 'Gift cards', 'Subscriptions', 'Services'].map(
      (name, index) => ({
        name,
        path: `/departments/${index}`,
        count: `${index + 12} items`,
        picture:
          [samplePictures.mug, samplePictures.card, samplePictures.pencils][index % 3] ??
          samplePictures.book,
      }),
    ),
  },
};

export const LongTitle: Story = {
  args: {
    tiles: [title300, mixedTitle, markupTitle, 'Books'].map((name, index) => ({
      name,
      path: `/departments/${index}`,
      count: '1,000,000 items',
      picture: samplePictures.book,
    })),
  },
};

export const BrokenPicture: Story = {
  tags: ['state-error'],
  args: {
    tiles: ['Books', 'Gifts', 'School', 'Gift cards'].map((name, index) => ({
      name,
      path: `/departments/${index}`,
      count: '12 items',
      picture: index % 2 ? samplePictures.mug : brokenPicture,
    })),
  },
};

export const Hebrew: Story = {
  tags: ['state-hebrew'],
  globals: { direction: 'rtl' },
  args: {
    lang: 'he',
    tiles: ['ספרים', 'מתנות', 'בית ספר'].map((name, index) => ({
      name,
      path: `/departments/${index}`,
      count: `${index + 12} פריטים`,
      picture: samplePictures.pencils,
    })),
  },
};

export const Gallery: StoryObj = {
  tags: ['gallery', 'motion', '!autodocs'],
  ...galleryOf(() => import('./DepartmentTiles.stories.tsx')),
};
