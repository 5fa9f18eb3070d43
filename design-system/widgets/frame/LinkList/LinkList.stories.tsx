import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { markupTitle, title300 } from '../../../components/bad-input.examples.ts';
import { galleryOf } from '../../../gallery.tsx';
import { LinkList } from './LinkList.tsx';

const meta = {
  title: 'Widgets/LinkList',
  component: LinkList,
  args: {
    title: 'What others search for',
    links: ['picture books', 'גן שושנים', 'pencils'].map((name) => ({
      name,
      path: `/search?q=${name}`,
    })),
  },
  parameters: {
    kinds: ['same-for-everyone', 'comes-whole', 'asks-nothing'],
    guide: {
      use: 'For a page that has come to an end, such as a search without results: a few ways on under a heading.',
      instead: 'The parts of a department, with their counts, are `ChildCategories`.',
      access: 'A navigation named by its heading.',
    },
  },
} satisfies Meta<typeof LinkList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Searches: Story = {
  tags: ['state-hebrew', 'state-guest'],
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('navigation', { name: args.title })).toBeVisible();
    await expect(canvas.getAllByRole('link')).toHaveLength(3);
  },
};

export const BadInput: Story = {
  tags: ['unpictured'],
  args: { title: title300, links: [{ name: markupTitle, path: '/x' }] },
};

/** No way on: no heading either. */
export const EmptyList: Story = {
  tags: ['unpictured', 'state-empty'],
  args: { links: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).not.toBeInTheDocument();
  },
};

export const Gallery: StoryObj = {
  tags: ['gallery', 'motion', '!autodocs'],
  ...galleryOf(() => import('./LinkList.stories.tsx')),
};
