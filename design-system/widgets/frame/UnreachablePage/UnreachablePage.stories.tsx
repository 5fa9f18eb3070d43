import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { mixedTitle, title300 } from '../../../components/bad-input.examples.ts';
import { galleryOf } from '../../../gallery.tsx';
import { UnreachablePage } from './UnreachablePage.tsx';

const meta = {
  title: 'Widgets/UnreachablePage',
  component: UnreachablePage,
  args: {
    title: 'You are offline',
    text: 'This page has not been opened here before, so it has to wait for a connection. Your bag is safe.',
    onRetry: fn(),
    visited: [
      { name: 'The Quiet Orchard', path: '/products/the-quiet-orchard/1' },
      { name: 'Books', path: '/departments/books/1' },
      { name: 'About us', path: '/about/43' },
    ],
  },
  tags: ['responsive'],
  parameters: {
    kinds: ['same-for-everyone', 'comes-whole'],
    guide: {
      use: 'In the place of a screen that needs a connection, while there is none. It offers the pages that open all the same.',
      instead:
        'Above a page that is whole: `OfflineNotice`. The shop answered, and failed: `ServerError`.',
      access:
        'The heading says what happened; “Try again” is a button; the pages are a list in a named navigation.',
    },
  },
} satisfies Meta<typeof UnreachablePage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithVisitedPages: Story = {
  tags: ['state-error', 'state-guest'],
  play: async ({ canvas, args }) => {
    await expect(
      canvas.getByRole('navigation', { name: 'Pages you have visited' }),
    ).toHaveTextContent('Books');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** Where no page is kept there is no empty list. */
export const NothingVisited: Story = {
  tags: ['state-empty'],
  args: { visited: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).not.toBeInTheDocument();
  },
};

export const LongTitle: Story = {
  args: { title: title300, text: mixedTitle, visited: [{ name: title300, path: '/' }] },
};

export const Hebrew: Story = {
  tags: ['state-hebrew'],
  globals: { direction: 'rtl' },
  args: {
    lang: 'he',
    title: 'אין חיבור לאינטרנט',
    text: 'הדף הזה מחכה לחיבור. הסל שלכם שמור.',
    visited: [{ name: 'ספרים', path: '/departments/books/1' }],
  },
};

export const Gallery: StoryObj = {
  tags: ['gallery', '!autodocs'],
  ...galleryOf(() => import('./UnreachablePage.stories.tsx')),
};
