import type { Meta, StoryObj } from '@storybook/react-vite';
import { markupTitle, mixedTitle, title300 } from '../../../components/bad-input.examples.ts';
import { galleryOf } from '../../../gallery.tsx';
import { Hero } from './Hero.tsx';

const meta = {
  title: 'Widgets/Hero',
  component: Hero,
  args: {
    title: 'A house of books in two languages',
    text: 'Stories and prayer books, toys and pencils, and what the school list asks for: chosen by people who read them first.',
    action: { label: 'Browse the shelves', href: '/departments/books/1' },
    secondary: { label: 'New this month', href: '/a/new/1' },
  },
  tags: ['responsive'],
  parameters: {
    kinds: ['same-for-everyone', 'always-filled', 'comes-whole', 'asks-nothing'],
    guide: {
      use: 'Once, at the top of the front page: who the shop is, and the way in.',
      instead: 'A page about one thing opens with its own heading: `ListingHeader`, `ContentPage`.',
      access:
        'It holds the page’s first-level heading. The drawing is decoration, and is drawn rather than loaded: the words are the largest paint.',
    },
    layout: 'fullscreen',
  },
} satisfies Meta<typeof Hero>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Opening: Story = { tags: ['state-guest'] };

export const OneWay: Story = { args: { secondary: undefined } };

export const Hebrew: Story = {
  tags: ['state-hebrew'],
  args: {
    lang: 'he',
    dir: 'rtl',
    title: 'בית של ספרים בשתי שפות',
    text: 'סיפורים, משחקים, עפרונות וכל מה שברשימת בית הספר.',
    action: { label: 'אל המדפים', href: '/departments/books/1' },
    secondary: undefined,
  },
};

export const LongTitle: Story = {
  args: { title: title300, text: markupTitle, action: { label: mixedTitle, href: '/' } },
};

export const Gallery: StoryObj = {
  tags: ['gallery', '!autodocs'],
  ...galleryOf(() => import('./Hero.stories.tsx')),
};
