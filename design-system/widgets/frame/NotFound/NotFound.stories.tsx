import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { markupTitle, mixedTitle, title300 } from '../../../components/bad-input.examples.ts';
import { galleryOf } from '../../../gallery.tsx';
import { NotFound } from './NotFound.tsx';

const meta = {
  title: 'Widgets/NotFound',
  component: NotFound,
  args: {
    title: 'We could not find that page',
    text: 'The address may be old, or mistyped. Everything we sell is still on the shelves.',
    links: [
      { name: 'Home', path: '/' },
      { name: 'Books', path: '/departments/books/1' },
      { name: 'Contact us', path: '/contact-us' },
    ],
  },
  tags: ['responsive'],
  parameters: {
    kinds: ['same-for-everyone', 'comes-whole'],
    guide: {
      use: 'In the place of a screen whose address leads nowhere. Offer what a lost shopper most likely wants.',
      instead:
        'A search that finds nothing has an address that is right: `NothingFound`. A failure of ours: `ServerError`.',
      access:
        'The heading says what happened, the links are a list. The server answers 404, so that search engines forget the address.',
    },
  },
} satisfies Meta<typeof NotFound>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithLinks: Story = { tags: ['state-error', 'state-guest'] };

/** Where there is nowhere to send anybody, there is no empty list. */
export const EmptyList: Story = {
  tags: ['state-empty'],
  args: { links: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('list')).not.toBeInTheDocument();
  },
};

export const LongTitle: Story = {
  args: { title: title300, text: markupTitle, links: [{ name: mixedTitle, path: '/' }] },
};

export const Hebrew: Story = {
  tags: ['state-hebrew'],
  globals: { direction: 'rtl' },
  args: {
    lang: 'he',
    title: 'לא מצאנו את הדף הזה',
    text: 'ייתכן שהכתובת ישנה, או שנפלה בה טעות.',
    links: [
      { name: 'דף הבית', path: '/' },
      { name: 'ספרים', path: '/departments/books/1' },
    ],
  },
};

export const Gallery: StoryObj = {
  tags: ['gallery', '!autodocs'],
  ...galleryOf(() => import('./NotFound.stories.tsx')),
};
