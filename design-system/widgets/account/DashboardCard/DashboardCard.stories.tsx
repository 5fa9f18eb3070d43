import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { mixedTitle, title300 } from '../../../components/bad-input.examples.ts';
import { galleryOf } from '../../../gallery.tsx';
import { DashboardCard } from './DashboardCard.tsx';

const meta = {
  title: 'Widgets/DashboardCard',
  component: DashboardCard,
  tags: ['responsive'],
  args: {
    title: 'Orders',
    icon: 'truck',
    news: 'Order 10042 arrives tomorrow',
    detail: 'The Lamplighter’s Almanac and one more',
    href: '/account/orders',
    linkText: 'All orders',
  },
  parameters: {
    kinds: ['customers-only', 'comes-whole', 'asks-nothing'],
    guide: {
      use: 'The dashboard of the account: six or so of them in a grid, each with one piece of news and one way on.',
      instead: 'A list of the account’s sections without news is `AccountNav`.',
      access:
        'A region named by its heading. Only the link leads on, so that the text can be selected.',
    },
  },
} satisfies Meta<typeof DashboardCard>;

export default meta;
type Story = StoryObj<typeof meta>;

const grid = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 19rem), 1fr))',
  gap: '1rem',
};

/** As the dashboard shows them: all alike in height, whatever the news. */
export const Dashboard: Story = {
  tags: ['state-customer'],
  render: (args) => (
    <div style={grid}>
      <DashboardCard {...args} />
      <DashboardCard
        title="Subscriptions"
        icon="calendar"
        news="Two books come on Mon, June 1"
        href="/account/subscriptions"
        linkText="All subscriptions"
      />
      <DashboardCard
        title="Digital library"
        icon="book"
        news="3 books to read"
        detail="Last bought: גן של אותיות קטנות"
        href="/account/digital-libary"
        linkText="Open the library"
      />
      <DashboardCard
        title="Favorites"
        icon="heart"
        news="Two of your 7 favorites cost less now"
        href="/account/favorites"
        linkText="All favorites"
      />
      <DashboardCard
        title="Payments"
        icon="card"
        news="Visa ending in 4242 expires next month"
        href="/account/dashboard"
        linkText="Change payments"
      />
      <DashboardCard
        title="Addresses"
        icon="pin"
        news="18 Orchard Street, New York, NY 10002"
        detail="and one more"
        href="/account/dashboard"
        linkText="All addresses"
      />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('region')).toHaveLength(6);
  },
};

export const Nothing: Story = {
  tags: ['state-empty'],
  args: { news: 'Nothing ordered yet.', detail: undefined, href: '/', linkText: 'Look around' },
};

export const Hebrew: Story = {
  tags: ['state-hebrew'],
  globals: { direction: 'rtl' },
  args: {
    title: 'הזמנות',
    news: 'הזמנה 10042 תגיע מחר',
    detail: mixedTitle,
    linkText: 'כל ההזמנות',
  },
};

export const LongTitle: Story = {
  args: { title: title300, news: title300, detail: title300, linkText: title300 },
};

export const Gallery: StoryObj = {
  tags: ['gallery', '!autodocs'],
  ...galleryOf(() => import('./DashboardCard.stories.tsx')),
};
