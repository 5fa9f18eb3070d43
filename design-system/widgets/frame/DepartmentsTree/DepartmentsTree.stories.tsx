import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { galleryOf } from '../../../gallery.tsx';
import { badDepartments, manyDepartments, sampleDepartments } from '../departments.examples.ts';
import { DepartmentsTree } from './DepartmentsTree.tsx';

const meta = {
  title: 'Widgets/DepartmentsTree',
  component: DepartmentsTree,
  parameters: {
    kinds: ['same-for-everyone'],
    guide: {
      use: 'For a tree of categories in a narrow column, one level at a time: in `DepartmentsDrawer` and in `MobileMenu`.',
      instead:
        'On the page of a department its children stand as `ChildCategories`; on Home the departments are `DepartmentTiles`.',
      access:
        'A navigation landmark. What has children is a button and what has none a link. A new level announces its name and how much it holds, and the focus goes to its `Show All`; `Back` gives it back to the category one came from.',
    },
  },
  args: {
    onNavigate: fn((event?: unknown) => event),
    onLevelChange: fn(),
    onRetry: fn(),
    categories: sampleDepartments,
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '21rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof DepartmentsTree>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Top: Story = { tags: ['state-guest'] };

/** Each level says where it is, takes the focus, and gives it back on the way up. */
export const Levels: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Books' }));
    const all = canvas.getByRole('link', { name: 'Books - Show All' });
    await expect(all).toHaveFocus();
    await expect(all).toHaveAttribute('href', '/departments/books/1');
    await expect(canvas.getByRole('status')).toHaveTextContent('Books, 4 departments');
    await userEvent.click(canvas.getByRole('button', { name: 'Fiction' }));
    await expect(args.onLevelChange).toHaveBeenLastCalledWith(2);
    await expect(canvas.getByRole('link', { name: 'Fiction - Show All' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await expect(canvas.getByRole('button', { name: 'Fiction' })).toHaveFocus();
    await expect(canvas.getByRole('link', { name: 'Cooking' })).toHaveAttribute(
      'href',
      '/departments/12',
    );
  },
};

/** Three levels down by keyboard alone. */
export const Deep: Story = {
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Books' }).focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('link', { name: 'Fiction - Show All' })).toHaveFocus();
    await expect(canvas.getByRole('link', { name: 'Short stories' })).toBeVisible();
  },
};

/** What has no listing of its own has no Show All; its first child takes the focus. */
export const HeadingOnly: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'By language' }));
    await expect(canvas.queryByRole('link', { name: /Show All/ })).not.toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: 'English' })).toHaveFocus();
  },
};

/** A leaf leads away, and what holds the tree may close. */
export const Leaf: Story = {
  tags: ['unpictured'],
  play: async ({ canvas, args }) => {
    const leaf = canvas.getByRole('link', { name: 'Gift cards' });
    leaf.addEventListener('click', (event) => event.preventDefault(), { once: true });
    await userEvent.click(leaf);
    await expect(args.onNavigate).toHaveBeenCalledOnce();
  },
};

export const Loading: Story = { tags: ['state-loading'], args: { categories: undefined } };

export const Failed: Story = {
  tags: ['state-error'],
  args: {
    categories: undefined,
    failure: 'The shop cannot be reached just now. Check your connection and try again.',
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('cannot be reached');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const EmptyList: Story = { tags: ['state-empty'], args: { categories: [] } };

/** A long name, both directions in one line, and markup, which is text. */
export const BadNames: Story = { args: { categories: badDepartments } };

export const ManyOptions: Story = { args: { categories: manyDepartments } };

export const Hebrew: Story = {
  tags: ['state-hebrew'],
  globals: { direction: 'rtl' },
  args: {
    lang: 'he',
    categories: [
      { name: 'ספרים', value: '/1', children: [{ name: 'שירה', value: '/11', children: [] }] },
      { name: 'מתנות', value: '/2', children: [] },
      { name: 'English books', value: '/3', children: [] },
    ],
  },
};

export const Gallery: StoryObj = {
  tags: ['gallery', '!autodocs'],
  ...galleryOf(() => import('./DepartmentsTree.stories.tsx')),
};
