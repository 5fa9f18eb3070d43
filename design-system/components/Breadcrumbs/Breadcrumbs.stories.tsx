import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { galleryOf } from '../../gallery.tsx';
import { markupTitle, mixedTitle, namesOf, title300 } from '../bad-input.examples.ts';
import { examples } from './Breadcrumbs.guide.tsx';
import { Breadcrumbs } from './Breadcrumbs.tsx';

const long = [
  { name: 'Home', path: '/' },
  { name: 'Books', path: '/1/books/1' },
  { name: 'Fiction', path: '/1/fiction/4' },
  { name: 'Translated', path: '/1/translated/19' },
  { name: 'From Hebrew', path: '/1/from-hebrew/27' },
];

const meta = {
  title: 'Components/Breadcrumbs',
  component: Breadcrumbs,
  args: { items: long },
  tags: ['responsive'],
  parameters: {
    guide: {
      use: 'On product, listing, search, e-gift-card and school pages: where this is, and the way up for who came by a side door.',
      instead: 'The steps of a checkout or of choosing a school are a `Stepper`.',
      access:
        'A navigation named “Breadcrumb” with a list; the last item has `aria-current`. Below 770 px a long way is folded behind a button named “Show 2 more”, which hands the focus to the first link it brings.',
      examples,
    },
  },
} satisfies Meta<typeof Breadcrumbs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const LongWay: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Breadcrumb' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
    await expect(canvas.getByRole('link', { name: 'Translated' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'From Hebrew' })).not.toBeInTheDocument();
    await expect(canvas.getByText('From Hebrew')).toHaveAttribute('aria-current', 'page');
  },
};

/** In the hand a long way is folded, and unfolds where it stands. */
export const Unfolded: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const more = canvas.queryByRole('button', { name: 'Show 2 more' });
    if (more) {
      await expect(canvas.queryByRole('link', { name: 'Books' })).not.toBeInTheDocument();
      await userEvent.click(more);
      await expect(canvas.getByRole('link', { name: 'Books' })).toHaveFocus();
    }
    await expect(canvas.getByRole('link', { name: 'Books' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Fiction' })).toBeVisible();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

export const ThreeLevels: Story = { args: { items: long.slice(0, 3) } };

export const OneLevel: Story = { args: { items: long.slice(0, 1) } };

export const EmptyList: Story = {
  tags: ['unpictured'],
  args: { items: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).not.toBeInTheDocument();
  },
};

export const Hebrew: Story = {
  globals: { direction: 'rtl' },
  args: {
    lang: 'he',
    items: [
      { name: 'דף הבית', path: '/' },
      { name: 'ספרים', path: '/1/books/1' },
      { name: 'ספרות מתורגמת', path: '/1/fiction/4' },
      { name: 'מסע אל קצה האלף־בית ובחזרה', path: '/products/journey/88' },
    ],
  },
};

export const MixedScripts: Story = {
  args: {
    items: [
      { name: 'Home', path: '/' },
      { name: mixedTitle, path: '/1/books/1' },
      { name: markupTitle, path: '/1/fiction/4' },
    ],
  },
};

export const LongTitle: Story = {
  args: { items: [...long.slice(0, 2), { name: title300, path: '/products/long/1' }] },
};

export const ManyLevels: Story = {
  args: { items: namesOf('Level', 50).map((name, index) => ({ name, path: `/${index}` })) },
};

export const Gallery: StoryObj = {
  tags: ['gallery', '!autodocs'],
  ...galleryOf(() => import('./Breadcrumbs.stories.tsx')),
};
