import type { Meta, StoryObj } from '@storybook/react-vite';
import { Icon } from '../../foundations/icons/index.ts';
import { galleryOf } from '../../gallery.tsx';
import { markupTitle, mixedTitle, namesOf, title300 } from '../bad-input.examples.ts';
import { examples } from './MenuList.guide.tsx';
import { MenuList } from './MenuList.tsx';

const meta = {
  title: 'Components/MenuList',
  component: MenuList,
  parameters: {
    guide: {
      use: 'For a column of ways in a drawer or a popover: departments, the account, ways to reach us.',
      instead:
        'Products and search results have rows and cards of their own. For one choice out of several in a form take `RadioCards` or `SelectField`.',
      access:
        'A plain list of links and buttons, 52 px tall, reached with Tab; give it an `aria-label` where no heading stands above it. It has no `menu` role: those are for applications, not for ways through a site.',
      examples,
    },
  },
  args: {
    children: [
      <li key="orders">
        <a href="/account/orders">My Orders</a>
      </li>,
      <li key="books">
        <button type="button">
          Books
          <Icon name="chevron-end" />
        </button>
      </li>,
      <li key="help">
        <button type="button">
          <Icon name="help" />
          <span>
            Help
            <small>By chat, message or e-mail</small>
          </span>
        </button>
      </li>,
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '20rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof MenuList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const LinksAndButtons: Story = {};

const links = (names: string[]) =>
  names.map((name) => (
    <li key={name}>
      <a href="/books" dir="auto">
        {name}
      </a>
    </li>
  ));

export const BadInput: Story = {
  args: { children: links([title300, mixedTitle, markupTitle, 'ספרי ילדים ונוער']) },
};

export const ManyOptions: Story = { args: { children: links(namesOf('Department')) } };

export const Gallery: StoryObj = {
  tags: ['gallery', '!autodocs'],
  ...galleryOf(() => import('./MenuList.stories.tsx')),
};
