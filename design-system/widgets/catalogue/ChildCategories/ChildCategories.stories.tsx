import { vars } from '@otzar/tokens';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import {
  markupTitle,
  mixedTitle,
  namesOf,
  title300,
} from '../../../components/bad-input.examples.ts';
import { galleryOf } from '../../../gallery.tsx';
import { ChildCategories } from './ChildCategories.tsx';

const meta = {
  title: 'Widgets/ChildCategories',
  component: ChildCategories,
  args: {
    items: [
      { name: 'Fiction', path: '/departments/fiction/11', count: 142 },
      { name: 'Cooking', path: '/departments/cooking/12', count: 38 },
      { name: 'Children', path: '/departments/children/13', count: 210 },
      { name: 'ספרי קודש', path: '/departments/holy-books/14', count: 96 },
    ],
  },
  tags: ['responsive'],
  // In the hand the row reaches into the page's margin.
  decorators: [
    (Story) => (
      <div style={{ marginInline: vars.space.gutter }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    kinds: ['same-for-everyone', 'comes-whole', 'asks-nothing'],
    guide: {
      use: 'Under the header of a department, for the departments within it: links with their number of products. In the hand they are one row to push, so that the products stay in the first view.',
      instead:
        'The whole tree is `DepartmentsTree`; the way up is `Breadcrumbs`. What narrows a list without leaving it is a `FacetGroup`.',
      access:
        'A navigation named “Categories” with a list of links. Tabbing through it scrolls the row along.',
    },
  },
} satisfies Meta<typeof ChildCategories>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Chips: Story = {
  tags: ['state-guest'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Fiction 142' })).toHaveAttribute(
      'href',
      '/departments/fiction/11',
    );
  },
};

const itemsOf = (names: string[]) =>
  names.map((name, place) => ({ name, path: `/departments/any/${place}`, count: place * 311 }));

export const BadInput: Story = {
  args: { items: itemsOf([title300, mixedTitle, markupTitle, 'Empty shelf']) },
};

export const ManyOptions: Story = {
  tags: ['unpictured'],
  args: { items: itemsOf(namesOf('Shelf')) },
};

/** A department without others in it: nothing is said. */
export const EmptyList: Story = {
  tags: ['unpictured', 'state-empty'],
  args: { items: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).not.toBeInTheDocument();
  },
};

export const Hebrew: Story = { tags: ['state-hebrew'], globals: { direction: 'rtl' } };

export const Gallery: StoryObj = {
  tags: ['gallery', 'motion', '!autodocs'],
  ...galleryOf(() => import('./ChildCategories.stories.tsx')),
};
